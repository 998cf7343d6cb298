"""A question put to a rule: is it related, which provisions does it concern, how poled."""

from cmr_logic.inquiry.asking import Inquiry, inquire
from cmr_logic.inquiry.told_beside import told_in

__all__ = ["Inquiry", "inquire", "told_in"]
