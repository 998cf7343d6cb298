"""What is shown of papers, journeys and dealings: a passport, a form sent in, a list."""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so, shows
from cmr_logic.syntax import article

# What one holds who goes by it: "on a **rail pass**"; not "on a train".
_PAPER = (
    r"(?P<paper>(?:[A-Za-z-]+\s){0,3}?(?:passport|pass|railcard|bus\scard|travel\scard|licen[cs]e|permit"
    r"|visa|blue\sbadge|season\sticket))"
)


def _holds(match: re.Match[str]) -> str:
    """Return that somebody holds the paper by which they go."""
    paper = match["paper"]
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    a = article(paper.split()[0])
    return f"I have {a} {paper}. I hold {a} {paper}."


# fmt: off
OF_PAPERS: tuple[Rewording, ...] = (
    Rewording(
        "goes-on-a-paper",
        r"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)?\s(?:always\s|usually\s|only\s|still\s|now\s|just\s|often\s)?"
        r"(?:travel(?:ling)?|fly(?:ing)?|driv(?:e|ing)|rid(?:e|ing)|commut(?:e|ing)|enter|go|get\s(?:about|around)|sail)\s"
        r"(?:[a-z]+\s){0,3}?(?:on|with|under|by)\s(?:my(?:\sown)?|an?|the|our)\s"
        rf"{_PAPER}\b(?!\s(?:holder|office|of\s(?:my|a|the)))",
        _holds,
        "you hold a rail pass", "I travel on a rail pass.", "I travel on a rail passage.",
        needs="pass|railcard|card|licen|permit|visa|badge|ticket",
    ),
    shows(
        "on-a-visa",
        "{i}{am} (here |over here |in the country )?on an? {few}visa|{i}{perfect} (came|come"
        "|arrived|moved) (over |here |in |over here ){some}on an? {few}visa",
        "I have a visa. I am not a British citizen. I am not a citizen. I am a foreign national. "
        "I am not a UK citizen. I am not a UK national",
        "you are a British citizen", "I came over from Brazil on a work visa last year.",
        "I came over from Brazil on a work trip last year.", value=False,
        unless=r"\b(?:British\spassport|naturalised|citizenship)\b",
    ),
    shows(
        "naturalised",
        "{i}{was} naturalised|(my|our) (british )?(citizenship|naturalisation) (ceremony"
        "|certificate) (was|is|came|took)|swore (the )?(oath"
        "|allegiance)( of allegiance)?( to the (king|queen))?|{i}{perfect} been british (all|my"
        "|since)",
        "I am a British citizen. I have British citizenship. I am a citizen. I am a UK citizen. "
        "I am a British national",
        "you are a British citizen", "I was naturalised in May.", "I was nauseous in May.",
        ever=True,
        unless=r"\b(?:french|german|american|canadian|australian|irish|us)\b",
    ),
    shows(
        "waits-for-asylum",
        "(applied|applying|asked|claim|claimed) (for|as) (asylum|refugee status)|(my"
        "|our) asylum (claim|application|case|interview)|fled {some}(war|persecution|regime"
        "|fighting)",
        "I have applied for asylum. I am an asylum seeker. I am seeking asylum. I have claimed "
        "asylum",
        "you are an asylum seeker", "I fled the war and asked for asylum.",
        "I left the wharf and asked for asparagus.", ever=True,
        unless=r"\b(?:never|not|n['’]t|citizen|naturalised)\b",
    ),
    shows(
        "holiday-at-home",
        "{who}{am} (staying|holidaying|stopping) (at )?home (this|for|all|over)|staycation"
        "|{who}({am} not| aren't| isn't) (going|flying|travelling|off) (abroad|anywhere|overseas)",
        "{who} {be} not travelling abroad. {who} {be} not going abroad. {who} {do} not travel "
        "abroad. {who} {be} not travelling",
        "you are travelling abroad", "We're holidaying at home this year.",
        "We're hollering at home this year.", value=False,
    ),
    shows(
        "no-word-of-english",
        "(don't|do not|doesn't) (know|speak|understand|have) (a"
        "|one) word of (?P<tongue>(?-i:[A-Z][a-z]+))|need(s)? (an interpreter|a translator)"
        "|speak(s)? (nothing|only|no language) but (?!English)(?-i:[A-Z][a-z]+)",
        "I do not speak English. I cannot speak English. I speak no English",
        "you speak English", "I don't know a word of English.", "I don't owe a word to English.",
        value=False, unless=r"\b(?:word\sof\s(?!English)|deaf|sign\slanguage)",
    ),
    shows(
        "grew-up-in-another-tongue",
        "(grew up|brought up|raised|grown up) {some}(speaking|with|in|spoke|on) (only "
        "|nothing but |mostly )?(?!English)(?P<tongue>(?-i:[A-Z][a-z]+(?:ish|ese|an|ic|ch|sh|i"
        "|u)))(?= |\\.|,)|(began|started|only started|began to|started to|only began) (learning "
        "|on |learn )?English (at|when|in|as|only)",
        "English is not my first language. English is not my mother tongue. English is not my "
        "native language. My first language is not English. My mother tongue is not English",
        "English is not your first language", "I grew up speaking nothing but Portuguese.",
        "I grew up speaking nothing but truth.", ever=True, unless=r"\bEnglish\sat\shome\b",
    ),
    shows(
        "brought-up-in-english",
        "(grew up|brought up|raised) (speaking|with|in) (only |nothing but |mostly )?English"
        "|{who} {often}teach(es)? english",
        "I speak English. English is my first language. I speak English fluently",
        "you speak English", "I was brought up speaking English.",
        "I was brought up among the English.",
        ever=True,
    ),
    shows(
        "online-for-everything",
        "{who} {often}(do|does|buy|buys|order|orders|book|books) (everything|it all"
        "|all my [a-z]+|most things|nearly everything) (online|on the internet|on the web)"
        "|{who}{am} online (all|every|most)|(our|my) (wi-?fi|broadband|router) (is|works|runs|was)",
        "I have internet access. I have access to the internet. I use the internet. I have the "
        "internet at home",
        "you have internet access", "I do everything online.", "I do everything on lino.",
    ),
    shows(
        "not-on-the-net",
        "(no|not got|haven't got|don't have|without|never had) (the |any |an )?(internet|wi-?fi"
        "|broadband|web)( (at home|here|connection|access))?{end}|never been online|(don't"
        "|never) (go|been|gone) on(line| the (internet|web|net))",
        "I do not have internet access. I do not have access to the internet. I do not use the "
        "internet. I do not have an online account. I have not set up an online account. I have "
        "no online account. I do not have an email address",
        "you have internet access", "I've never been online.", "I've never been on Lind.",
        value=False,
        ever=True,
    ),
    shows(
        "texts-her-son",
        "{who} {often}(text|texts|whatsapp|whatsapps|message|messages) (my|him|her|them|our|the)"
        "|(my|our) (mobile|smartphone|iphone|nokia|samsung|cell phone|android) (is|has|rang|was"
        "|keeps|bleeps)",
        "I have a mobile phone. I own a mobile phone. I have a mobile. I have a smartphone",
        "you have a mobile phone", "I text my son every day.", "I test my son every day.",
        unless=r"\b(?:stolen|lost|no\smobile|broke)\b",
    ),
    shows(
        "only-a-landline",
        "(only|just) (a|the|have a|got a|use a) landline|(only|just) (have|got|use) (a "
        "|the )?landline|'ve only a landline|(don't|do not|never) (own|have|had|owned"
        "|carry) a (mobile|smartphone|cell ?phone|phone)",
        "I do not have a mobile phone. I do not own a mobile phone. I do not have a mobile. I do "
        "not have a smartphone. I have no mobile phone",
        "you have a mobile phone", "I've only a landline.", "I've only a landlady.", value=False,
        ever=True,
    ),
    shows(
        "on-the-doctors-list",
        "{who}{am} (on|signed up with|signed on with|on the books of) (dr|doctor"
        "|the doctor) {few}(list|books)?|{who}{am} on (dr|doctor) [A-Za-z]+'s list|(signed up"
        "|registered|on the books) (at|with) (the|a|my|our) {few}(surgery|practice|health centre"
        "|medical centre|gp|doctor)|(my|our) (gp|family doctor|own doctor) (knows|has|is|says"
        "|sent|told|put|signed|referred)",
        "I am registered with a doctor. I am registered with a GP. I have a GP. I have a doctor",
        "you are registered with a doctor", "I'm on Dr Shah's list.",
        "I'm on Dr Shah's list of enemies.",
        unless=r"\b(?:not|n['’]t|never|enemies|struck\soff|removed)\b",
    ),
    shows(
        "on-no-doctors-list",
        "(not|never|haven't|aren't) {few}(on any (doctor's|gp's) (list|books)"
        "|signed up with a (surgery|doctor|gp|practice)|registered (with|at) (a|any) (surgery"
        "|doctor|gp|practice)|got a (gp|doctor))|(no|without a) (gp|doctor){end}",
        "I am not registered with a doctor. I am not registered with a GP. I do not have a GP",
        "you are registered with a doctor", "I've never signed up with a surgery.",
        "I've never sung with a surgeon.", value=False, ever=True,
    ),
    shows(
        "turned-down-last-time",
        "{i}{perfect}? ?(sent in|filled in|put in|handed in|submitted|made) (a|an|the|my"
        "|one) {few}(form|application|request|bid|claim) {few}(last|in (19|20)\\d\\d|before"
        "|the year before|years? ago|already)|(this|it)('s| is|'ll be| will be) (my|our) (second"
        "|third|fourth|next) (try|attempt|application|go|form|bid)|{i}{was} (turned down|refused"
        "|rejected|unsuccessful|knocked back) (last|before|the first|in|once|twice)",
        "I have applied before. I have already applied. I applied before. I have made an "
        "application before. I have previously applied",
        "you have applied before", "I was turned down last time.", "I was tuned in last time.",
        ever=True,
        unless=r"\b(?:dance|job|date|prom)\b",
    ),
    shows(
        "first-application",
        "(my|our) (very )?first (application|form|request|bid|try|attempt)|{i}('ve"
        "| have) never (applied|asked|put in|filled in|sent in|made an application"
        "|tried)( for)?( it| this| anything| one| a form| before)?{end}",
        "I have not applied before. I have never applied. I have not applied. I have not made an "
        "application before. I have not previously applied",
        "you have applied before", "This is my first application.", "This is my first apparition.",
        value=False, ever=True,
    ),
    shows(
        "you-gave-me-money",
        "(you|the (council|trust|fund|charity|government|state|foundation)) (gave|paid|awarded"
        "|granted|sent) (me|us) (?P<sum>[£$€][\\d,]+|a grant|some money|money|help"
        "|funding) {few}(last|in|before|the year|two|three|a few|years?|when|for|already|towards)",
        "I have received a grant. I have already received a grant. I received a grant. I have "
        "had a grant. I have received a grant before. I have already received funding",
        "you have already received a grant", "You gave me £500 last year.",
        "You gave me earache last year.",
        ever=True,
    ),
    shows(
        "never-a-penny-from-you",
        "never (had|received|got|seen|asked (you )?for|taken) (a|one) (penny|cent|grant"
        "|pound) (from|off|out of) (you|the (council|trust|fund|charity|government|state"
        "|foundation))|never (had|received|got) (a|any) {few}(grant|funding|award){end}",
        "I have not received a grant. I have not already received a grant. I have never received "
        "a grant. I did not receive a grant. I have not received funding",
        "you have already received a grant", "I've never had a penny from you.",
        "I've never had a postcard from you.", value=False, ever=True,
    ),
    shows(
        "somebody-moved-out",
        "(my|our) (?P<kin>{few}[a-z]+) {some}(packed (up |their |his |her )?(bags|up|things|his"
        "|her)|moved out|left home|flown the nest|(got|found) (her own|his own) (place|flat"
        "|house)|gone to live (in|with|at)|moved in with (his|her) )|(my|our) {few}(lodger"
        "|flatmate|housemate|son|daughter|eldest|youngest|tenant|mother|father|sister|brother|nan) "
        "(has )?(now )?{few}(has|got|rents|found) (a|his|her) {few}(flat|place|house|room"
        "|bedsit)( of (his|her|their) own)",
        "Someone moved out. Someone has moved out of my home. Someone moved out of my home. My "
        "{kin} moved out. My {kin} has moved out of my home",
        "someone moves out of your home", "My eldest packed her bags last week.",
        "My eldest patched her jeans last week.", unless=r"\b(?:holiday|back|suitcase\sfor|camp"
        r"|trip)\b",
    ),
    shows(
        "somebody-moved-in",
        "(my|our) (?P<kin>{few}[a-z]+) {few}(has |have )?(just )?(moved in|come to live"
        "|came to live|moved back in|come back to live|moved into the spare)( with (me|us))?"
        "(?! (with|to)\\b)"
        "|(new|a) (lodger|flatmate|housemate|tenant) (has |have )?(just )?(moved in|arrived"
        "|started)",
        "Someone moved in. Someone has moved into my home. Someone moved into my home. Someone "
        "has moved in with me. My {kin} moved in. I do not live alone",
        "someone has moved into your home", "My nephew has moved in with us.",
        "My nephew has mucked in with us.",
    ),
)
# fmt: on
