"""What is so in the other case, limits beside those of the other kind, and duties left undone."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

OTHERWISE = [
    ("You may row if you swim. Otherwise you may do so only if you are led.", "Can I row?", "[you swim] or not [you swim] and [you are led]"),
    ("If you swim, you can row. If not, you can still do so if you are led.", "Can I row?", "[you swim] or not [you swim] and [you are led]"),
    ("You may row if you swim. Failing that, you may do so if you are led.", "Can I row?", "[you swim] or not [you swim] and [you are led]"),
    ("You may row if you swim. If that is not the case, you may still do so if you are led.", "Can I row?", "[you swim] or not [you swim] and [you are led]"),
    ("You may not row if it snows. Otherwise you may do so if you are led.", "Can I row?", "(not [it snows] and [you are led]) and not [it snows]"),
    ("You may not row while it snows. At other times you may do so if you are led.", "Can I row?", "[you are led] and not [it snows]"),
    ("You may row unless it snows, in which case you may do so only if you are led.", "Can I row?", "not [it snows] or [you are led]"),
    ("You may row unless you are under 16, in which case you must be led.", "Can I row?", "not [you are under 16] or [you must be led]"),
    ("You may row unless you are under 16, in which case an adult must come with you.", "Can I row?", "not [you are under 16] or [an adult must come with you]"),
    ("You must lock the gate unless you are ill, in which case you need to ring the bell.", "Must I ring the bell?", "[you are ill]"),
    ("You can row unless it snows, in which case you can only do so if you are led.", "Can I row?", "not [it snows] or [you are led]"),
    ("You must pay unless you are under 16, in which case you must show a card.", "Do I have to pay?", "not [you are under 16]"),
    ("You cannot row if it snows, in which case you must wait.", "Can I row?", "not [it snows]"),
]  # fmt: skip

LEAVE_LIMITED_AGAIN = [
    ("You may row if you swim. You may do so only if you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("Members may row. They may do so only if they are led.", "Can I row?", "[you are members] and ([you are members] and [you are led])"),
    ("You may row if you swim. Even then you may do so only if you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("You may row unless:\n- it snows\n- it rains\nIn any case you may do so only if you are led.", "Can I row?", "not ([it snows] or [it rains]) and [you are led]"),
    ("You may row if you swim. In any event you may do so only if you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("You may row if you swim. You may also do so if you are led.", "Can I row?", "[you swim] or [you are led]"),
    ("It is not enough that you swim. You can only row if you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("If you swim, you may row, provided that, if it snows, you are led.", "Can I row?", "[you swim] and (not [it snows] or [you are led])"),
    ("You may row if you swim – and, if it snows, only if you are led.", "Can I row?", "[you swim] and (not [it snows] or [you are led])"),
]  # fmt: skip

LIMITS_OF_THE_OTHER_KIND = [
    ("You may row unless it snows, and only if you are led.", "Can I row?", "[you are led] and not [it snows]"),
    ("You may row, but not if it snows, and only if you are led.", "Can I row?", "[you are led] and not [it snows]"),
    ("Unless it snows, and provided you are led, you may row.", "Can I row?", "[you are led] and not [it snows]"),
    ("You may not row unless you swim, and only if you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("You may not row if it snows, and in no case if you are ill.", "Can I row?", "not ([it snows] or [you are ill])"),
    ("You may row if you swim, not if it snows.", "Can I row?", "[you swim] and not [it snows]"),
    ("You may row: but only if you swim.", "Can I row?", "[you swim]"),
    ("You may row if you swim, but not otherwise.", "Can I row?", "[you swim]"),
    ("As long as you swim, and not otherwise, you may row.", "Can I row?", "[you swim]"),
    ("You may row for as long as you swim, but no longer.", "Can I row?", "[you swim]"),
    ("You may row if you swim (but see rule 3).", "Can I row?", "[you swim]"),
    ("You may row if:\n- you swim\nand you may not do so if it snows.", "Can I row?", "[you swim] and not [it snows]"),
    ("All guests must pay, including those who row but not those who sail.", "Do I have to pay?", "not [you sail]"),
    ("Rowing is allowed if you swim, but forbidden if it snows.", "Can I row?", "[you swim] and not [it snows]"),
]  # fmt: skip

EXCEPTED_BY_LEAVE = [
    ("You may not row if it snows, with one exception: if you are led, you may.", "Can I row?", "not ([it snows] and not [you are led])"),
    ("You may not row if it snows, except that if you are led, you may do so.", "Can I row?", "not ([it snows] and not [you are led])"),
    ("You may not row if it snows. The only exception: if you are led, you may.", "Can I row?", "not ([it snows] and not [you are led])"),
    ("You may not row if it snows, with the exception that you may do so if you are led.", "Can I row?", "not ([it snows] and not [you are led])"),
]  # fmt: skip

TOLD_AS_CONDITIONS = [
    ("It is a condition of rowing that you swim and that you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("There are two conditions for rowing. First, you swim. Second, you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("You may row in two situations. The first is that you swim. The second is that you are led.", "Can I row?", "[you swim] or [you are led]"),
    ("The only thing that can stop you from rowing is that it snows.", "Can I row?", "not [it snows]"),
    ("What matters is whether you swim: if so, you may row.", "Can I row?", "[you swim]"),
    ("Check whether you swim. Only then may you row.", "Can I row?", "[you swim]"),
    ("To row, it must be the case that you swim.", "Am I banned from rowing?", "not [you swim]"),
    ("Check whether you swim. You may row if you are led.", "Can I row?", "[you are led]"),
]  # fmt: skip

ANSWERED = [
    ("Do you swim? If not, you may not row.", "Can I row?", "[you do swim]"),
    ("Do you swim? If you do, you may row.", "Can I row?", "[you do swim]"),
    ("Are you ill? If you are, you may not row.", "Can I row?", "not [you are ill]"),
    ("Is the sea rough? If the answer is yes, you may not row.", "Can I row?", "not [the sea is rough]"),
    ("Do you swim? If yes, you may row. If no, you may not.", "Can I row?", "[you do swim]"),
    ("You may row if the answer to all of these questions is yes:\n- Is the lamp lit?\n- Is the guard in place?", "Can I row?", "[the lamp is lit] and [the guard is in place]"),
]  # fmt: skip

TURNS = [
    ("You may row if not only the flag is up but also you can swim.", "Can I row?", "[the flag is up] and [you can swim]"),
    ("Nobody but guests who swim may row.", "Can I row?", "[you swim]"),
    ("When it snows, rowing is out of the question.", "Can I row?", "not [it snows]"),
    ("Do not forget to lock the hut if you leave last.", "Do I have to lock the hut?", "[you leave last]"),
    ("You are let off locking the hut if you are ill.", "Do I have to lock the hut?", "not [you are ill]"),
    ("The duty to lock the hut falls away if you are ill.", "Do I have to lock the hut?", "not [you are ill]"),
    ("We ask you to pay for the hut if you are late.", "Do I have to pay for the hut?", "[you are late]"),
    ("Under no circumstances may you row while it snows.", "Can I row?", "not [it snows]"),
    ("You may keep the key until noon if you are ill.", "Can I keep the key until noon?", "[you are ill]"),
    ("You may row if a month has gone by or you study at the college.", "Can I row?", "[a month has gone by] or [you study at the college]"),
    ("You must hand in an excuse if you are late.", "Do I have to hand in an excuse?", "[you are late]"),
]  # fmt: skip

ADULTS_BESIDE = [
    ("You may row. If you are under 16, an adult must come with you.", "Can I row?", "not [you are under 16] or [an adult must come with you]"),
    ("You may row. If you are under 16, a parent has to watch you.", "Can I row?", "not [you are under 16] or [a parent has to watch you]"),
    ("You may row. If you are under 16, your parents must give their permission.", "Can I row?", "not [you are under 16] or [your parents must give their permission]"),
    ("You may row. If you are late, the warden must ring the bell.", "Can I row?", "true"),
]  # fmt: skip

DUTIES_LEFT_UNDONE = [
    ("You must feed the hens if you are home. You need not do so if you are ill.", "Can I skip feeding the hens?", "not ([you are home] and not [you are ill])"),
    ("You must feed the hens if you are home. You need not do so if you are ill.", "Am I excused from feeding the hens?", "not ([you are home] and not [you are ill])"),
    ("You must feed the hens if you are home. You need not do so if you are ill.", "Am I free not to feed the hens?", "not ([you are home] and not [you are ill])"),
    ("You must feed the hens if you are home. You need not do so if you are ill.", "Can I get away with not feeding the hens?", "not ([you are home] and not [you are ill])"),
    ("You need not feed the hens if you are ill. You must do so, however, if you are asked.", "Am I exempt from feeding the hens?", "[you are ill] and not [you are asked]"),
    ("You need not feed the hens if you are ill. You must do so, however, if you are asked.", "Do I have to feed the hens?", "not ([you are ill] and not [you are asked])"),
    ("You need not feed the hens if you are ill. You must do so, however, if you are asked.", "Is it all right not to feed the hens?", "[you are ill] and not [you are asked]"),
    ("You can skip feeding the hens if you are ill.", "Can I skip feeding the hens?", "[you are ill]"),
    ("You may row if you swim.", "Would I be stopped from rowing?", "not [you swim]"),
    ("You may row if you swim. That said, you may not do so if it snows, unless you are led.", "Would I be stopped from rowing?", "not ([you swim] and not ([it snows] and not [you are led]))"),
]  # fmt: skip

LEFT_OUT_OF_SUBJECTS = [
    ("Everyone except those who owe rent may vote.", "Can I vote?", "not [you owe rent]"),
    ("All tenants apart from those who sit on the board may vote.", "Can I vote?", "[you are tenants] and not [you sit on the board]"),
    ("Members other than those whose dues are late may vote.", "Can I vote?", "[you are members] and not [your dues are late]"),
    ("Everyone except people who owe rent has to pay.", "Do I have to pay?", "not [you owe rent]"),
    ("Any member may vote, except those who owe rent.", "Can I vote?", "[you are a member] and not [you owe rent]"),
    ("Members may vote, except those whose dues are late.", "Can I vote?", "not [your dues are late]"),
    ("Tenants other than juniors may vote.", "Can I vote?", "[you are tenants] and not [you are juniors]"),
]  # fmt: skip

NOBODY_MINDS = [
    ("There is no problem with rowing if you swim.", "Can I row?", "[you swim]"),
    ("We have no objection to your rowing, provided you swim.", "Can I row?", "[you swim]"),
    ("We don't mind you rowing if you swim.", "Can I row?", "[you swim]"),
    ("You may not row if it snows. Nothing in this rule stops you from doing so if you are led.", "Can I row?", "not ([it snows] and not [you are led])"),
    ("We regret that you cannot row if it snows.", "Can I row?", "not [it snows]"),
    ("I am afraid you cannot row if it snows.", "Can I row?", "not [it snows]"),
    ("Without prejudice to rule 3, you may row if you swim.", "Can I row?", "[you swim]"),
    ("We are happy for you to keep the boat if you swim.", "Can I keep the boat?", "[you swim]"),
]  # fmt: skip

TOLD_IN_MORE_WORDS = [
    ("You may row, though never while it snows.", "Can I row?", "not [it snows]"),
    ("You may not row, save only where you swim.", "Can I row?", "[you swim]"),
    ("You may row as long as it is not the case that it snows or that you are ill.", "Can I row?", "not [it is the case that it snows] and not [it is the case that you are ill]"),
    ("You may row if:\n- you swim\n- or, failing that, you are led", "Can I row?", "[you swim] or [you are led]"),
    ("1. You may not row.\n2. Clause 1 is lifted if you swim.", "Can I row?", "[you swim]"),
    ("You must not row if it snows, nor may you do so if you are ill.", "Can I row?", "not ([it snows] or [you are ill])"),
    ("You can row if you swim. But what if it snows? Then you cannot.", "Can I row?", "[you swim] and not [it snows]"),
    ("You will be asked to pay if you row, and again if you sail.", "Do I have to pay?", "[you row] or [you sail]"),
    ("Either you swim, or you have to wear a vest.", "Do I have to wear a vest?", "not [you swim]"),
    ("You must pay not just if you row but also if you sail.", "Do I have to pay?", "[you row] or [you sail]"),
    ("Whether you can row depends on two things: you swim, and you are led.", "Can I row?", "[you swim] and [you are led]"),
    ("Rule of thumb: if you swim, you can row; if it snows, you cannot.", "Can I row?", "[you swim] and not [it snows]"),
    ("You may not row, not even if you are led, unless you swim.", "Can I row?", "[you swim]"),
    ("You may row if:\n- you swim (this does not apply if you are led), and\n- it is dry", "Can I row?", "([you swim] or [you are led]) and [it is dry]"),
    ("You must pay. There are two exceptions: you need not do so if you row, or if you sail.", "Do I have to pay?", "not ([you row] or [you sail])"),
    ("You need not pay if you row, but you do if you sail.", "Do I have to pay?", "not ([you row] and not [you sail])"),
    ("You may not keep the key until noon if you are ill.", "Can I keep the key until noon?", "not [you are ill]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        *OTHERWISE,
        *LEAVE_LIMITED_AGAIN,
        *LIMITS_OF_THE_OTHER_KIND,
        *EXCEPTED_BY_LEAVE,
        *TOLD_AS_CONDITIONS,
        *ANSWERED,
        *TURNS,
        *ADULTS_BESIDE,
        *DUTIES_LEFT_UNDONE,
        *LEFT_OUT_OF_SUBJECTS,
        *NOBODY_MINDS,
        *TOLD_IN_MORE_WORDS,
    ],
)
def test_what_is_so_in_the_other_case(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected
