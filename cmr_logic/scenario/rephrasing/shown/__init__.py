"""What turns of speech show of a situation of life, by domain."""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown import (
    at_home,
    at_work,
    in_families,
    next_door,
    of_answers,
    of_bodies,
    of_changes,
    of_daily_life,
    of_dealings,
    of_dues,
    of_events,
    of_goods,
    of_health,
    of_homes_seen,
    of_kin,
    of_land,
    of_law,
    of_leisure,
    of_lives,
    of_money,
    of_orders,
    of_papers,
    of_payments,
    of_people_seen,
    of_personal_matters,
    of_plain_signs,
    of_standing,
    of_study,
    of_terms_of_work,
    of_things_seen,
    of_trades_seen,
    of_upkeep,
    of_ways_seen,
    on_roads,
)

__all__ = ["SHOWN"]

SHOWN: tuple[Rewording, ...] = tuple(
    chain(
        at_work.AT_WORK,
        in_families.IN_FAMILIES,
        of_health.OF_HEALTH,
        of_daily_life.OF_DAILY_LIFE,
        at_home.AT_HOME,
        next_door.NEXT_DOOR,
        of_money.OF_MONEY,
        of_goods.OF_GOODS,
        on_roads.ON_ROADS,
        of_law.OF_LAW,
        of_study.OF_STUDY,
        of_leisure.OF_LEISURE,
        of_land.OF_LAND,
        of_papers.OF_PAPERS,
        of_terms_of_work.OF_TERMS_OF_WORK,
        of_kin.OF_KIN,
        of_bodies.OF_BODIES,
        of_upkeep.OF_UPKEEP,
        of_payments.OF_PAYMENTS,
        of_standing.OF_STANDING,
        of_lives.OF_LIVES,
        of_dues.OF_DUES,
        of_plain_signs.OF_PLAIN_SIGNS,
        of_dealings.OF_DEALINGS,
        of_events.OF_EVENTS,
        of_personal_matters.OF_PERSONAL_MATTERS,
        of_answers.OF_ANSWERS,
        of_changes.OF_CHANGES,
        of_orders.OF_ORDERS,
        of_things_seen.OF_THINGS_SEEN,
        of_homes_seen.OF_HOMES_SEEN,
        of_people_seen.OF_PEOPLE_SEEN,
        of_trades_seen.OF_TRADES_SEEN,
        of_ways_seen.OF_WAYS_SEEN,
    )
)
