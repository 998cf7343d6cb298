"""A question put to a rule: is it related, which provisions does it concern, how poled."""

from cmr_logic.inquiry.asking import Inquiry, inquire
from cmr_logic.inquiry.told_beside import asked_in, told_in
from cmr_logic.inquiry.whom import as_theirs, owned_things, whom_asked_for

__all__ = [
    "Inquiry",
    "as_theirs",
    "asked_in",
    "inquire",
    "owned_things",
    "told_in",
    "whom_asked_for",
]
