"use strict";
// The choice of a number key, at a table and in a puzzle: the row that bears it, and in that row one button after another; in a single row what it says itself.
function numbered(number) {
  const rows = [...document.querySelectorAll("#choices > li")];
  const buttons = [...(rows[rows.length > 1 ? number - 1 : 0] || document.createElement("li")).querySelectorAll("button")];
  const said = rows.length === 1 && buttons.find((button) => button.textContent === number);
  if (said || rows.length === 1) return said || buttons[number - 1];
  return buttons[(buttons.indexOf(document.activeElement) + 1) % buttons.length];
}
