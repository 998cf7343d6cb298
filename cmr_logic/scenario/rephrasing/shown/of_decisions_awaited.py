"""What turns of speech show of what was applied for: granted, refused, or not decided yet."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_GRANTED = "My application has been granted"
_NOT_GRANTED = "My application has not been granted"
# Those who decide: "the **council** is still at it"; not "the counsel".
_DECIDERS = (
    "(they|(the |our |my )?{few}(council|planners|planning (office|department|committee)|embassy"
    "|consulate|committee|board|bank|lender|building society|authority|office|ministry|department"
    "|university|college|school|trust|foundation|charity|panel|tribunal|agency|insurers?"
    "|association|home office))"
)
# What somebody hands in, or gets by it: "my **visa** came through"; not "my vase".
_PAPERS = (
    "(it|everything|(the|our|my) ([a-z]+ )?(applications?|plans?|drawings|proposal|request|form"
    "|forms|papers|paperwork|visa|permit|licence|loan|mortgage|claim|appeal|bid|case|grant"
    "|registration|permission))"
)
_OPEN = (
    "(being (processed|looked at|looked into|considered|assessed|reviewed|dealt with|checked"
    "|examined|decided)|pending|under (review|consideration)|in the (pipeline|system|works)"
    "|going through|in progress|undecided|up in the air|in limbo)"
)
_ANSWER = "(decision|answer|reply|response|result|outcome|verdict|ruling|yes or no)"
_HAVE_NOT = (
    "((have|has)(n't| not)( yet)?|(have|has|are|is) yet to|(have|has) still not|still haven't)"
)
_BUT = "(but|and|though|;|,|\\.) "
_NO_ANSWER = (
    "((I |we |they |it |I've |we've |'ve |have |has |'s |am |are |is |I'm |we're |still |only "
    "|so far |just ){0,4}(haven't|have not|hasn't|has not) {few}(heard|come|got|had|arrived|decided"
    "|answered|replied|turned up)|(I |we |I've |we've |have )?(had |heard |got )(nothing|no (reply"
    "|answer|word|news))|(I'm |I am |we're |we are )?(still |just )?waiting|no (reply|answer|word"
    "|news|decision))"
)

# fmt: off
OF_DECISIONS_AWAITED: tuple[Rewording, ...] = (
    shows(
        "no-decision-yet",
        f"{{i}}{{perfect}} only (just )?(applied|asked|put in|sent (it |them )?(in|off)"
        f"|submitted|handed|filled){{stop}}|waiting (to hear( back)?|(for|on) (a|the|an|their) "
        f"([a-z]+ )?{_ANSWER})|waiting (for|on) (my|our|the) ([a-z]+ )?(visa|permit|licence"
        f"|permission|approval|grant|loan|mortgage|consent)(?! office| people)|(haven't|have not) "
        f"(yet )?heard (back|anything|a (word|thing)|from (them|the))|((and|but) have|I've"
        f"|we've|I have"
        f"|we have) heard (nothing|not a (word|thing))|heard nothing (back|yet|so far|since|from)"
        f"|no (word|news|{_ANSWER}) (yet|so far|as yet|back|from (them|the))"
        f"|{_DECIDERS} {_HAVE_NOT} (decided?|made? up (their|its) minds?|(got|get|come) (back to "
        f"(me|us)|to (it|a decision))|repl(y|ied)|answer(ed)?|look(ed)? at (it|them))"
        f"|{_PAPERS}( is| are|'s|'re) (still |all )?({_OPEN}|(still )?with the {{few}}(council"
        f"|planners|embassy|office|committee|board|bank|panel|department))"
        f"|{_DECIDERS} (is|are|'re) still {{few}}(looking at|thinking|considering|deciding"
        f"|processing|working on|sitting on|mulling)|the {_ANSWER} (is|'s|isn't) (due|expected"
        f"|coming|not out|out until|still to come|yet to come|not until)"
        f"|{_DECIDERS} ((will|won't|'ll) )?(only )?(decide|meet to decide|vote on it) {{few}}(next"
        f"|tomorrow|on|in|until)|{{i}}{{perfect}} never (applied|put in|asked) for it"
        f"|{{i}} (haven't"
        f"|have not) {{few}}(applied|put in for)|{{i}}{{am}} (only )?(going|planning|about|hoping"
        f"|meaning) to (apply|put in)",
        _NOT_GRANTED, "your application has been granted", "We're still waiting to hear.",
        "We're still waiting to hike.", value=False, ever=True,
        unless=r"\b(?:approved|accepted|granted|said\syes|go-ahead|green\slight|came\sthrough"
               r"|got\sit|refund|parcel|delivery)\b",
    ),
    shows(
        "turned-down-by-those-who-decide",
        f"{_DECIDERS} (have |has |'ve )?(just |since |then |finally |flatly )?((turned|knocked) "
        f"({{few}}(application|plans?|request|bid)|me|us|it|them) (down|back)|said no|refused( it"
        f"| us| me| {{few}}(application|plans?|request|visa|permit|licence))?{{stop}}|rejected ("
        f"it|me|us|them|{{few}}(application|plans?|request|bid|proposal))|(threw|thrown) (it |them "
        f")?out|declined (it|me|us|to)|refused (me|us) (a|the|an|my|our) )"
        f"|{_PAPERS} (was|were|has been|have been|got|'s been) {{few}}(turned down|refused|rejected"
        f"|declined|knocked back|thrown out|denied|unsuccessful)"
        f"|{{i}}{{perfect}} ((got|had) a (refusal|rejection)|(was|were|got) (turned down"
        f"|refused|knocked back))",
        _NOT_GRANTED, "your application has been granted", "The council turned us down.",
        "The council turned us round.", value=False, ever=True,
        unless=r"\b(?:appeal(?:ed)?|then|later|since|second\stime|but|in\sthe\send)\b",
    ),
    shows(
        "granted-by-those-who-decide",
        f"{_DECIDERS} (have |has |'ve )?(just |since |then |finally |now )?(said (yes|it's (fine|ok"
        f"|all right)|go ahead|we (can|could) go ahead)|(gave|given|granted) (me|us"
        f"|it) (the {{few}}"
        f"(go-ahead|go ahead|green light|nod|thumbs up|all clear|all-clear|ok|okay|permission)"
        f"|permission)|(approved|accepted|passed|okayed|granted) (it|them|{{few}}(application"
        f"|plans?"
        f"|request|bid|proposal))|let (me|us) know {{few}}(that )?it's (fine|ok|all right"
        f"|approved))"
        f"|{_PAPERS} (was|were|has been|have been|got|'s been) (just |finally |then |already |all "
        f")?(approved|granted|passed|accepted|okayed|waved through|issued)(?! on condition){{stop}}"
        f"|{_PAPERS} (came|has come|went|have come|has gone|'s come) through{{stop}}",
        _GRANTED, "your application has been granted", "The plans were passed in June.",
        "The plans were past in June.", ever=True,
        unless=r"\b(?:not|n['’]t|unless|until|condition|provided|appeal|withdrew|withdrawn|revoked"
               r"|overturned)\b",
    ),
    shows(
        "applied-and-waiting",
        f"{{i}}{{perfect}} (just |only |already |only just )?(applied|put in) for (?P<what>(an?|my"
        f"|our|the) ([a-z-]+ ){{0,3}}?[a-z-]+)( {{few}})?(,)? ?{_BUT}{_NO_ANSWER}"
        f"|{{i}}{{am}} (still )?waiting for (?P<what>(an?|my|our|the) ([a-z-]+ ){{0,3}}?"
        f"[a-z-]+) to (come|arrive|be (issued|sent|granted|approved)|turn up)",
        "I do not have {what}. I do not hold {what}. I have not been granted {what}. "
        "I have not got {what}. I have not received {what}",
        "you hold a badge", "I've applied for a badge but haven't heard back.",
        "I've asked for a badger but haven't heard back.", value=False, ever=True,
        unless=r"\b(?:old\sone|renew\w*|replacement|expires|valid|another)\b",
    ),
)
# fmt: on
