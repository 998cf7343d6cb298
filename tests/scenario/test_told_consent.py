"""Stories that tell of consent, or its refusal, as it was said or given."""

from __future__ import annotations

from cmr_logic.dialog import decide
from tests.tables import for_each

# rule, question, story, answer
TOLD = [
    (
        "Tenants must not sublet a room without the landlord's permission in writing.",
        "Can I sublet the box room?",
        "The landlord has emailed me to say he agrees to me subletting the box room to her.",
        "Yes",
    ),
    (
        "Tenants must not sublet a room without the landlord's permission in writing.",
        "Can I sublet the box room?",
        "The landlord told me on the phone that it's fine.",
        "More",
    ),
    (
        "Tenants must not sublet a room without the landlord's permission in writing.",
        "Can I sublet the box room?",
        "The landlord wrote me a note saying he's happy for me to sublet it.",
        "Yes",
    ),
    (
        "Tenants must not sublet a room without the landlord's permission in writing.",
        "Can I sublet the box room?",
        "The landlord hasn't put anything in writing.",
        "No",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "I've just spoken to the harbour master and he said it's fine by him for us to stay.",
        "Yes",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "I've just spoken to the harbour master on the radio and he said he'd have to check.",
        "More",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "I rang the harbour master. He says no problem.",
        "Yes",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "I rang the harbour master. He doesn't want us to.",
        "No",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "The harbour master has told us we can tie up for the night.",
        "Yes",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "The harbour master said we could borrow his hose.",
        "More",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "The harbour master has agreed to mend the crane.",
        "More",
    ),
    (
        "No one may moor overnight unless the harbour master has agreed.",
        "Can I moor overnight?",
        "The harbour master has agreed to us mooring overnight.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I've cleared it with the host.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I ran it past the host and she was all for it.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I ran it past the host and she wasn't keen.",
        "More",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "The host let me know that she'd be delighted.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "The host hasn't answered me yet.",
        "No",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I got the go-ahead from the host yesterday.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I'm hoping for the go-ahead from the host.",
        "More",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "I had the OK from the host last night.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "The host has no objection to my bringing one.",
        "Yes",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "The host objected.",
        "No",
    ),
    (
        "You may bring a guest if the host has consented.",
        "May I bring a guest?",
        "The host was against it.",
        "No",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "The warden phoned and said I'm welcome to.",
        "Yes",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "The warden gave her say-so on Tuesday.",
        "Yes",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "The warden has signed it off.",
        "Yes",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "I have the warden's blessing.",
        "Yes",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "The warden asked us not to.",
        "No",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "My brother says the warden said it's fine.",
        "More",
    ),
    (
        "You may dig in the wood if the warden has given permission.",
        "May I dig in the wood?",
        "If the warden says it's fine, I'll start on Monday.",
        "More",
    ),
    (
        "You may dig in the wood if you have the owner's consent.",
        "May I dig in the wood?",
        "The owner texted back that he's OK with me digging there.",
        "Yes",
    ),
    (
        "You may dig in the wood if you have the owner's consent.",
        "May I dig in the wood?",
        "The owner texted back that he's OK after his operation.",
        "More",
    ),
    (
        "You may dig in the wood if you have the owner's consent.",
        "May I dig in the wood?",
        "The owner has agreed to sell me his car.",
        "More",
    ),
    (
        "You may dig in the wood if you have the owner's consent.",
        "May I dig in the wood?",
        "I met the owner in town and she was happy for us to go ahead.",
        "Yes",
    ),
    (
        "You may leave early if your mother has agreed.",
        "May I leave early?",
        "My mother says I may.",
        "Yes",
    ),
    (
        "You may leave early if your mother has agreed.",
        "May I leave early?",
        "My mother says it's up to me.",
        "More",
    ),
    (
        "You may leave early if your boss has approved it.",
        "May I leave early?",
        "My boss said she'd no problem with me leaving early.",
        "Yes",
    ),
    (
        "You may leave early if your boss has approved it.",
        "May I leave early?",
        "My boss says I can't.",
        "No",
    ),
    (
        "Rooms may be redecorated only with the college's consent.",
        "May I redecorate my room?",
        "The college sent me an email confirming that I can redecorate.",
        "Yes",
    ),
    (
        "Rooms may be redecorated only with the college's consent.",
        "May I redecorate my room?",
        "The college sent me an email confirming that I can collect my post.",
        "More",
    ),
    (
        "You can keep a parrot if the other tenants have agreed.",
        "Can I keep a parrot?",
        "The other tenants have all said they don't mind.",
        "Yes",
    ),
    (
        "You can keep a parrot if the other tenants have agreed.",
        "Can I keep a parrot?",
        "The other tenants aren't happy about it.",
        "No",
    ),
    (
        "You can keep a parrot if your landlady allows it.",
        "Can I keep a parrot?",
        "My landlady was fine about a parrot when I asked.",
        "Yes",
    ),
    (
        "You can keep a parrot if your landlady allows it.",
        "Can I keep a parrot?",
        "My landlady was fine about the late rent.",
        "More",
    ),
    (
        "You can keep a parrot if your landlady allows it.",
        "Can I keep a parrot?",
        "My landlady told me it would be OK as long as the agency agrees.",
        "More",
    ),
    (
        "You can take the day off if your supervisor has approved it.",
        "Can I take the day off?",
        "My supervisor wrote back saying yes.",
        "Yes",
    ),
    (
        "You can take the day off if your supervisor has approved it.",
        "Can I take the day off?",
        "I sent my supervisor a message and she gave it the thumbs up.",
        "Yes",
    ),
    (
        "You can take the day off if your supervisor has approved it.",
        "Can I take the day off?",
        "I'm still waiting to hear from my supervisor.",
        "No",
    ),
    (
        "You can take the day off if your supervisor has approved it.",
        "Can I take the day off?",
        "My supervisor isn't having it.",
        "No",
    ),
    (
        "You can ride in the park if the ranger does not object.",
        "Can I ride in the park?",
        "The ranger told me he had no problem with me riding there.",
        "Yes",
    ),
    (
        "You can ride in the park unless the ranger has refused.",
        "Can I ride in the park?",
        "The ranger said we couldn't.",
        "No",
    ),
    (
        "Busking is allowed with the shopkeeper's permission.",
        "Can I busk here?",
        "I went in and asked the shopkeeper, who said to go for it.",
        "Yes",
    ),
    (
        "Busking is allowed with the shopkeeper's permission.",
        "Can I busk here?",
        "I went in and asked the shopkeeper, who told me to clear off.",
        "More",
    ),
    (
        "Your child may go on the trip if both parents have agreed.",
        "Can my child go on the trip?",
        "His father has said yes, but I haven't made up my mind.",
        "More",
    ),
    (
        "Anglers may fish at night only with the bailiff's approval.",
        "Can I fish at night?",
        "The bailiff has approved it.",
        "Yes",
    ),
    (
        "Anglers may fish at night only with the bailiff's approval.",
        "Can I fish at night?",
        "The bailiff said he'd approve it if I paid him.",
        "More",
    ),
    (
        "Anglers may fish at night only with the bailiff's approval.",
        "Can I fish at night?",
        "The bailiff promised he'd think it over.",
        "More",
    ),
]


@for_each("rule, question, story, answer", TOLD)
def test_who_said_it_is_fine_has_agreed_to_what_was_asked(
    rule: str, question: str, story: str, answer: str
) -> None:
    assert decide(rule, question, scenario=story).answer == answer
