"""Matters of money that may be asked of whatever a text is about: "Is there a fee for it?"."""

from __future__ import annotations

from cmr_logic.relevance.aspects.model import Aspect, aspect

# Sums that somebody pays or gets, and what they are paid for: "put up my **rent**"; not "put up a
# tent".
_SUMS = (
    "rent bill fee price premium cost charge subscription fare tax rate insurance bond deposit "
    "benefit pension wage salary pay toll rates ticket membership fine"
)

MONEY: tuple[Aspect, ...] = (
    aspect(
        "what it costs",
        deeds="pay cost",
        things="fee charge surcharge",
        due=True,
        said="price charge fee free money sum amount pound dollar euro £ $ € penny cent rate tax "
        "fine penalty refund reimburse discount exempt exemption waive concession cheap levy toll "
        "fare rent bill fund subsidy subsidise afford cover include allowance grant loan benefit "
        "payment expense % reduce reduction half owe due debt salary wage earn contribution "
        "sponsor insurance voucher buy purchase deposit compensation donate donation",
        text="You may borrow a tent if you are a scout.",
        asks="Do I have to pay for the tent?",
        speaks="Scouts may borrow a tent free of charge.",
    ),
    aspect(
        "a deposit",
        things="deposit",
        said="bond security down",
        text="You may borrow a tent if you are a scout.",
        asks="Do I have to leave a deposit for the tent?",
        speaks="Borrowers must leave a deposit unless they are scouts.",
    ),
    aspect(
        "postage",
        things="postage shipping carriage",
        said="post ship courier mail deliver delivery send parcel pack package cost expense charge "
        "free",
        text="Shoes can be returned if they are unworn.",
        asks="Do I have to pay the postage when I return my shoes?",
        speaks="We pay the cost of posting shoes back if they are faulty.",
    ),
    aspect(
        "tax on it",
        deeds="tax",
        things="tax vat",
        said="taxable nontaxable rate charge % taxation untaxed hmrc duty taxpayer deduct",
        text="You get the bonus if you are a nurse.",
        asks="Do I have to pay tax on the bonus?",
        speaks="Nurses get a bonus, which is not taxable.",
    ),
    aspect(
        "insuring it",
        deeds="insure",
        things="insurance",
        said="insurer cover coverage liable liability damage policy loss premium protect "
        "uninsured underwrite rate contribution",
        text="You may borrow a tent if you are a scout.",
        asks="Is the tent insured?",
        speaks="Our policy covers tents if they are new.",
    ),
    aspect(
        "putting it up",
        deeds="put_up go_up rise raise increase",
        objects=_SUMS,
        said="more rise high higher extra up additional change top amount supplement add adjust "
        "review double",
        text="Tenants may have a cat if the owner agrees.",
        asks="Can you put up my rent because I have a cat?",
        speaks="We may charge a higher rent where a tenant has a cat.",
    ),
    aspect(
        "backdating it",
        deeds="backdate",
        manners="backdated backdating retrospectively",
        said="arrears retrospective retroactive earlier past previous",
        text="You get the allowance if you are a student.",
        asks="Can my allowance be backdated to May?",
        speaks="A student can claim the allowance for up to three months in the past.",
    ),
    aspect(
        "what it does to what one gets",
        deeds="affect take_off count_towards count_against",
        said="reduce count deduct disregard ignore stop lower impact influence taper change "
        "lose increase off cut end suspend",
        text="You get the heating grant if you live in the county.",
        asks="Will the heating grant affect my pension?",
        speaks="The heating grant does not reduce any pension.",
    ),
    aspect(
        "taking money out",
        deeds="take_out withdraw draw",
        objects="money cash sum",
        said="withdrawal out cash savings close transaction",
        text="You can open an account if you are an adult.",
        asks="Can I take money out of my account abroad?",
        speaks="An account holder may make one withdrawal a day.",
    ),
    aspect(
        "how it is paid",
        things="cash cheque",
        manners="instalment instalments installments",
        said="pay payment money spread card cash cheque transfer debit coin note charge "
        "price free fee cost",
        text="Members may book a court if they have a badge.",
        asks="Can I have the court in instalments?",
        speaks="You pay for the court at the desk.",
    ),
    aspect(
        "money back",
        deeds="get_back have_back claim_back receive_back give_back",
        objects="money fee subscription payment price fare cost deposit rent",
        said="refund repay repayment return back reimburse compensate compensation cancel credit "
        "claim money withdraw leave bond",
        text="Members who owe a subscription cannot play.",
        asks="Do I get my subscription back when I am injured?",
        speaks="We refund a subscription where a member moves away.",
    ),
)
