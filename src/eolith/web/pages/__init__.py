"""The pages, a module each."""

from . import account, act, covers, end, how, log, replay, report, rules, site_files, start, table, you

PAGES = (start, covers, table, act, end, replay, log, you, account, how, rules, report, site_files)
HANDLERS = [handler for page in PAGES for handler in page.HANDLERS]
