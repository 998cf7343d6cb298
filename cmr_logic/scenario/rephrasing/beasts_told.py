"""Animals and orders: who was jabbed, bitten or put in quarantine, and what was banned.

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text.patterns import compiled

_SUBJECTS = {"her": "She", "him": "He", "it": "It", "them": "They", "me": "I", "us": "We"}
_JAB = r"(?:jabs?|vaccines?|vaccinations?|shots?|injections?|inoculations?|boosters?)"
_DOSE = r"(?:paste|tablets?|pills?|drops|drench|powder|dose|treatment|wormer|dip|spray|spot-on)"
_OBJECT = r"(?P<whom>her|him|it|them|(?:my|our|the)\s[a-z]+(?!\s(?:of|and)\b)|all\sof\sthem)"
_ONE = frozenset({"She", "He", "It"})
_BEASTS = ("dog", "cat", "animal", "pet")
# By which an order holds no more, or elsewhere: "they **lifted** it"; not "until it rains".
_LIFTED = compiled(
    r"\b(?:lifted|ended|over|last\s(?:year|summer)|used\sto|no\slonger|cancelled|elsewhere|another"
    r"|neighbouring|next\s(?:county|village|valley|district|town|parish))\b"
)


def is_so(match: re.Match[str]) -> bool:
    """Tell whether what a story tells is so: no question, no wish, no denial."""
    return is_told_as_so(match, ever=True) and not is_denied_before(match)


def _jabbed(match: re.Match[str]) -> str:
    """Return against what an animal or a person has been treated."""
    if not is_so(match):
        return ""
    whom = match["whom"].lower()
    who = _SUBJECTS.get(whom, "They" if whom == "all of them" else match["whom"])
    many = who == "They" or syntax.is_plural_noun(who.rsplit(maxsplit=1)[-1])
    have = "have" if many or who in {"I", "We"} else "has"
    what = (match["what"] or "").strip()
    if what.startswith("worm") or (match.groupdict().get("dose") or "").lower() == "wormer":
        return f"{who} {have} been wormed. {who} {have} been treated for worms."
    against = f" against {what}" if what else ""
    treated = f"{who} {have} been treated{against.replace('against', 'for')}. "
    treated += f"{who} {have} been treated{against}."
    if match.groupdict().get("dose") is not None:
        return treated
    said = f"{who} {have} been vaccinated{against}. {who} {have} been immunised{against}. {treated}"
    if who in _ONE and compiled(r"\bvet\b").search(match.string):
        beasts = {key_of for key_of in _BEASTS if compiled(rf"\b{key_of}s?\b").search(match.string)}
        for beast in beasts or _BEASTS:
            said += f" My {beast} has been vaccinated{against}."
    return said


def _not_jabbed(match: re.Match[str]) -> str:
    """Return that somebody has not been treated yet."""
    if not is_told_as_so(match):
        return ""
    whom = (match.groupdict().get("whom") or "").lower()
    who = {"his": "He", "her": "She", "its": "It", "their": "They", "my": "I"}.get(whom)
    who = who or match.groupdict().get("who") or ""
    if not who:
        return ""
    have = "have" if who.lower() in {"i", "we", "they"} or who.endswith("s") else "has"
    what = match["what"].strip()
    against = f" against {what}" if what else ""
    return f"{who} {have} not been vaccinated{against}. {who} {have} not been treated for {what}."


def _banned(match: re.Match[str]) -> str:
    """Return that there is a ban of what somebody in charge has stopped."""
    if not is_so(match) or _LIFTED.search(match.string, match.end()):
        return ""
    what = re.sub(r"s$", "", match["what"].strip().lower())
    bans = [f"{what} ban", f"ban on {what}s"]
    if what == "hose":
        bans.append("hosepipe ban")
    if what == "fire":
        bans.append("total fire ban")
    said = [f"There is a {ban}. It is during a {ban}. A {ban} is in force" for ban in bans]
    return ". ".join(said) + "."


def _penned(match: re.Match[str]) -> str:
    """Return that animals are under quarantine."""
    if not is_so(match) or _LIFTED.search(match.string, match.end()):
        return ""
    whom = match["whom"].lower()
    who = _SUBJECTS.get(whom, "They" if whom.startswith(("all", "them")) else match["whom"])
    many = who == "They" or syntax.is_plural_noun(who.rsplit(maxsplit=1)[-1])
    are = "are" if many else "is"
    said = f"{who} {are} under quarantine. {who} {are} in quarantine. {who} {are} quarantined"
    if who in {"They", "It", "He", "She"}:
        mine = "My animals are" if many else "My animal is"
        said += f". {mine} under quarantine. {mine} in quarantine"
    return f"{said}."


def _kept_on_farm(match: re.Match[str]) -> str:
    """Return that animals may not be moved."""
    if not is_so(match):
        return ""
    return (
        "My animals are under movement restrictions. My animals are under restriction. I may not "
        "move my animals. They are under movement restrictions."
    )


def _hurt(match: re.Match[str]) -> str:
    """Return whom an animal has bitten or attacked, where a part of the body tells."""
    who, whom = match["who"], match["whom"].strip()
    if not is_so(match):
        return ""
    key = word_key(whom.rsplit(maxsplit=1)[-1])
    person = is_person(key) or (bool(match["bit"]) and not covers((key,), "animal"))
    verb = "bitten" if match["bit"] else "attacked"
    says = [f"{who} has {verb} {whom}", f"{who} has attacked {whom}"]
    if person:
        dog = "I am an owner of a dog that has"
        says += [f"{who} has {verb} a person", f"{who} has {verb} somebody"]
        says += [f"{dog} {verb} a person", f"I am an owner of dogs that have {verb} a person"]
    return ". ".join(says) + "."


BEASTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "gave-her-the-jab",
        rf"\b(?:gave|given|gives|give)\s{_OBJECT}\s(?:(?:the|an?|his|her|its|their)\s)?(?P<what>(?:[a-z-]+\s){{0,3}}?)(?:{_JAB}|(?P<dose>{_DOSE}))\b",
        _jabbed,
        "your dog has been vaccinated against mumps", "The vet gave my dog the mumps jab.",
        "The vet gave my dog the lamp's jar.",
    ),
    Rewording(
        "got-their-jab",
        rf"\b(?P<whom>they|he|she|it)(?:['’]ve|['’]s|\shave|\shas)?(?:\sall|\sboth)?\s(?:got|had|received)\s(?:the|an?|his|her|its|their)\s"
        rf"(?P<what>(?:[a-z-]+\s){{1,3}}?)(?:{_JAB}|(?P<dose>{_DOSE}))\b",
        _jabbed,
        "they have been treated for scab", "They all got their scab injection.",
        "They all got their scab insurance.",
    ),
    Rewording(
        "dosed-them-for-it",
        rf"\b(?:dosed|drenched|sprayed|treated|jabbed|inoculated|immunised|dipped)\s{_OBJECT}\s(?:for|against)\s(?P<what>[a-z]+(?:\s(?!in|on|at|last|this|and|but)[a-z]+)?)(?P<dose>)",
        _jabbed,
        "they have been treated for scab", "I've dosed all of them for scab.",
        "I've nursed all of them for scab.",
    ),
    Rewording(
        "taken-to-be-jabbed",
        rf"\b(?:took|taken|brought)\s{_OBJECT}\s(?:in\s|along\s)?(?:to\sbe|and\shad\s(?:her|him|it|them))\s(?:jabbed|vaccinated|inoculated|immunised)(?:\s(?:for|against)\s(?P<what>[a-z]+))?",
        _jabbed,
        "your dog has been vaccinated against mumps", "I took my dog to be jabbed for mumps.",
        "I took my dog to be judged for mumps.",
    ),
    Rewording(
        "jab-still-to-come",
        rf"\b(?:(?:have|has|['’]ve|['’]s)\s?(?:not|n['’]t)|(?:have|has)n['’]t)\s(?:got\sround\sto|sorted\sout|sorted|booked|had)\s(?P<whom>his|her|its|their|my)\s"
        rf"(?P<what>(?:[a-z-]+\s){{1,3}}?){_JAB}\b",
        _not_jabbed,
        "he has been vaccinated against mumps", "I've not got round to his mumps jab.",
        "I've not got round to his mum's job.", value=False,
    ),
    Rewording(
        "booked-in-for-a-jab",
        r"(?P<who>(?-i:\b[A-Z][a-z]+)|\b[Ss]?he|\b[Tt]hey|\b[Ii]t|\b(?:my|our)\s[a-z]+)(?:['’]s|['’]re|\sis|\sare)\s(?:booked\sin|due|down|waiting)\s(?:in\s)?for\s"
        rf"(?:(?:his|her|its|their|the|a)\s)?(?P<what>(?:[a-z-]+\s){{1,3}}?){_JAB}\b",
        _not_jabbed,
        "he has been vaccinated against mumps", "He's booked in for his mumps jab.",
        "He's booked in for his mumps talk.", value=False,
    ),
    Rewording(
        "everything-banned",
        r"\b(?:banned|forbidden|prohibited|outlawed|stopped|put\sa\sstop\sto|told\s(?:everyone|everybody|us\sall)\s(?:to\sstop|not\sto)(?:\susing|\suse|\slight|\slighting)?)\s"
        r"(?:(?:all|every|any)\s)?(?:kinds?\sof\s|sorts?\sof\s)?(?:open\s|outdoor\s)?(?P<what>fires?|hoses?|swimming|fishing|bathing|burning)\b",
        _banned,
        "a fire ban is in force", "The rangers have stopped all open fires.",
        "The rangers have stopped all open-air films.",
    ),
    Rewording(
        "put-in-isolation",
        r"\b(?:put|placed|kept|holding|keeping|shut)\s(?P<whom>(?:all\sof\s)?them(?:\sall)?|her|him|it|(?:my|our|the)\s[a-z]+(?:\sall)?)\s(?:all\s)?(?:in|into|under)\s(?:isolation|quarantine|lockdown)\b",
        _penned,
        "your goats are under quarantine", "The vet has put my goats in isolation.",
        "The vet has put my goats in insulation.",
    ),
    Rewording(
        "none-may-leave-the-farm",
        r"\b(?:(?:he|she|they|(?:an?|the|my)\s[a-z]+)\s(?:[a-z]+\sand\s)?(?:said|says|ordered|told\s(?:me|us))\s(?:that\s)?)?(?:none\s(?:of\s(?:mine|them|my\s[a-z]+)\s)?|nothing\s|no\s(?:animals?|stock|sheep|cattle|pigs?)\s)(?:may|can|could|must|is\sto|are\sto|is\sallowed\sto)\s(?:leave|be\smoved\soff|go\soff)\s(?:the|my|this)\s"
        r"(?:farm|holding|land|yard|field|premises)\b",
        _kept_on_farm,
        "your animals are under movement restrictions", "He said none of mine may leave the farm.",
        "He said none of mine may like the farm.",
    ),
    Rewording(
        "bitten-in-the-leg",
        r"\b(?P<who>he|she|it|(?-i:\b[A-Z][a-z]+)|(?:my|our)\s[a-z]+)(?:['’]s|\shas)?\s(?P<bit>(?:sank|sunk)\s(?:his|her|its)\steeth\sinto|bit|nipped|took\sa\s(?:bite|chunk)\sout\sof)\s"
        r"(?P<whom>(?:the|an?|my)\s[a-z]+)['’]s\s(?:leg|arm|hand|finger|ankle|calf|face|ear|thigh|wrist|foot)\b",
        _hurt,
        "your dog has bitten a person", "My dog sank his teeth into the postman's leg.",
        "My dog sank his paws into the postman's bag.",
    ),
    Rewording(
        "went-for-another",
        r"\b(?P<who>he|she|it|(?-i:\b[A-Z][a-z]+)|(?:my|our)\s[a-z]+)(?:['’]s|\shas)?\s(?P<bit>)(?:went\sfor|savaged|mauled|flew\sat|set\supon|pounced\son)\s(?P<whom>(?:the|an?|my|one\sof\sthe)\s[a-z]+)\b",
        _hurt,
        "your dog has attacked a spaniel", "My dog savaged a spaniel.",
        "My dog salvaged a spaniel.",
    ),
)  # fmt: skip
