"""The tables that games are played at here: every player count, and every option away from its default."""

from __future__ import annotations

STONE_AGE = (
    "stone_age(players=2)",
    "stone_age(players=3)",
    "stone_age(players=4)",
    "stone_age(players=2, hunting_visits=any, first_seat=B)",
    "stone_age(players=3, full_village_visit=refused, card_piles=open, forecast=all)",
    "stone_age(players=4, dice_card_timing=own_turn, undo=off)",
    "stone_age(players=3, dice_card_timing=own_turn, choice_card_timing=at_once)",
    "stone_age(players=4, tools_on_roll_cards=no, card_piles=open, first_seat=D)",
    "stone_age(players=2, round_cap=5, forecast=off)",
)
ENDLESS_WINTER = (
    "endless_winter(players=2)",
    "endless_winter(players=3)",
    "endless_winter(players=4)",
    "endless_winter(players=2, glaciers=on, rests=on, megalith_layout=ring)",
    "endless_winter(players=3, chief_draft=on, fewer_figures=on, left_out_figure=choice, megalith_layout=block)",
    "endless_winter(players=4, glaciers=on, rests=on, setup_draft=on, chief_side_choice=turn_order)",
    "endless_winter(players=2, chief_draft=on, setup_draft=on, ground_dealt=after_draft, rests=on, "
    "chief_window=from_step_1, undo=off)",
    "endless_winter(players=3, initiated_card=ability_only, initiated_scope=whole_step_2, empty_tribe_vp=all_decks)",
    "endless_winter(players=4, reveal_symbol_vp=false, grey_anywhere=true, board_benefit_order=listed)",
    "endless_winter(players=2, argentavis_used_species=false, bury_from_pile=false, village_symbol_food=true, "
    "stone_symbol_cost=false, discard_view=top_card, culture_abilities=at_once, paid_reveal_vp=true, "
    "megalith_layout=spearhead, fewer_figures=on)",
)
DOGGERLAND = (
    "doggerland(players=2)",
    "doggerland(players=3)",
    "doggerland(players=4)",
    "doggerland(players=4, short_game=on, first_player=B)",
    "doggerland(players=3, short_game=on, phase3_mode=simultaneous, journey_token=planning, scouting=true)",
    "doggerland(players=2, deprivation_by_choice=false, adult_overflow=forbid_build, centre_orientation=first_player, "
    "arrow_start=first_player)",
    "doggerland(players=4, phase3_mode=simultaneous, journey_token_removal=before_camps, adult_overflow=ignore, "
    "twins_count_as_birth=true, majority_ties=skip, undo=off, loads=free)",
)
WINTER_ALONE = (
    "endless_winter(players=1)",
    "endless_winter(players=1, glaciers=on, rests=on, nomads_ahead=on, nomad_village=on, token_glacier_bonus=true, "
    "nomad_empty_ground=vp, solo_tie=turn_order, megalith_layout=ring, undo=off)",
    "endless_winter(players=1, chief_window=from_step_1, initiated_card=ability_only, initiated_scope=whole_step_2, "
    "empty_tribe_vp=all_decks, reveal_symbol_vp=false, grey_anywhere=true, argentavis_used_species=false, "
    "board_benefit_order=listed, bury_from_pile=false, village_symbol_food=true, stone_symbol_cost=false, "
    "discard_view=top_card, culture_abilities=at_once, paid_reveal_vp=true, megalith_layout=spearhead)",
)
DOGGERLAND_ALONE = (
    "doggerland(players=1, difficulty=medium)",
    "doggerland(players=1, difficulty=hard, solo_discard_choice=leftmost, solo_memory_gaps=close, "
    "deprivation_by_choice=false, journey_token=planning, journey_token_removal=before_camps, undo=off)",
    "doggerland(players=1, centre_orientation=first_player, arrow_start=first_player, scouting=true, loads=free, "
    "adult_overflow=ignore, twins_count_as_birth=true)",
)
ALONE = WINTER_ALONE + DOGGERLAND_ALONE
WINTER_PROTOTYPE = ("endless_winter(players=3, edition=prototype, prep_swap=true)",)
SPECS = STONE_AGE + ENDLESS_WINTER + DOGGERLAND + ALONE + WINTER_PROTOTYPE


def name_of(spec: str) -> str:
    """The game of a spec."""
    return spec.partition("(")[0]
