"""Notes on texts that are no rule in English prose."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.languages import _ENGLISH, _OTHERS, other_language
from cmr_logic.notes import notes

OTHER = {
    "Czech": "Pokud jste starší 18 let, můžete si půjčit kolo.",
    "Danish": "Hvis du er over 18 år, kan du leje en båd, og det koster ikke noget.",
    "Dutch": "U mag een fiets huren als u ouder dan 18 bent en van het eiland komt.",
    "Finnish": "Voit vuokrata veneen, jos olet yli 18-vuotias ja asut kaupungissa.",
    "French": "Vous pouvez louer un vélo si vous avez plus de 18 ans.",
    "German": "Wenn Sie über 18 sind, können Sie ein Rad mieten.",
    "Hungarian": "Ön csak akkor bérelhet hajót, ha elmúlt 18 éves és van engedélye.",
    "Indonesian": "Anda dapat menyewa sepeda jika anda tidak punya utang.",
    "Irish": "Má tá tú os cionn 18, is féidir leis an mbád a thógáil agus níl aon táille ann.",
    "Italian": "È possibile noleggiare una barca se si possiede il permesso della città.",
    "Polish": "Możesz wypożyczyć rower, jeśli nie masz długów lub jest to pierwszy raz.",
    "Portuguese": "Você pode alugar um barco se não tem dívidas e está na cidade.",
    "Romanian": "Puteți închiria o barcă dacă nu aveți datorii și sunt locuri.",
    "Spanish": "Usted puede alquilar una barca si es mayor de edad y vive en la ciudad.",
    "Swedish": "Om du är över 18 kan du hyra en båt och det kostar inte något.",
    "Turkish": "Borcunuz yoksa ve 18 yaşında iseniz bir tekne için çok az ödersiniz.",
    "Welsh": "Os ydych chi dros 18 oed, gallwch logi cwch ar yr afon.",
    "another script": "Вы можете взять лодку, если вам больше 18 лет.",
}


@pytest.mark.parametrize(("language", "text"), OTHER.items())
def test_other_languages(language: str, text: str) -> None:
    assert other_language(text) == language
    [note] = notes(text)
    assert (note.name, str(note).partition(";")[0]) == (
        "language",
        f"the text seems to be in {language}",
    )


def test_every_language_has_a_text() -> None:
    assert _OTHERS.keys() | {"another script"} >= OTHER.keys()
    assert {"Norwegian"} >= _OTHERS.keys() - OTHER.keys()  # told as Danish in most texts
    assert all(small.isdisjoint(_ENGLISH) for small in _OTHERS.values())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "18+",
        "You can hire a boat if you are over 18.",
        "Boat hire: adults, over 18.",
        "Passport, driving licence, council tax bill, tenancy agreement.",
        "You can moor at La Rochelle, Los Cristianos or Le Havre if you have a permit.",
        "The Vrije Universiteit van Amsterdam and the Universität für Musik und Kunst take part.",
        "You can claim the Prix de la Ville de Paris if your boat won it.",
        "Ask for the form ‘Antrag auf Erteilung’ if you live in Germany and have no car.",
        "It is open to members <b>only</b.",
        "You can join if you pay <$5> and are > 18 or < 12.",
        "[Note] You can join if you live here.",
        '"Member" means a person who has paid.',
        "{name}, you can join if you live here.",
    ],
)
def test_english_prose_is_not_noted(text: str) -> None:
    assert notes(text) == ()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<h1>Boats</h1> You can hire a boat if you are over 18.", "markup"),
        ("You can hire a boat if you:<br>are over 18<BR/>can swim", "markup"),
        ('<p class="lead">You can hire a boat</p>', "markup"),
        ('{"rule": "You can hire a boat if you are over 18."}', "data"),
        ('[\n  {"utterance_id": "u1", "snippet": "You can hire a boat."}]', "data"),
        ('["You can hire a boat", "if you are over 18"]', "data"),
    ],
)
def test_what_is_no_prose(text: str, name: str) -> None:
    assert [note.name for note in notes(text)] == [name]
    assert [note.name for note in parse(text).notes] == [name]


def test_a_text_in_two_languages_is_noted_where_english_is_the_lesser() -> None:
    english, german = "You can row here.", "Sie können hier rudern, wenn Sie über 18 sind. "
    assert notes(f"{german}{english}") != ()
    assert notes(f"{german}{english * 9}") == ()
