"""Which language a text is in, as far as it matters here: English, or another that is not read.

By the small words that every text of a language is full of, so without a model.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

_FEWEST = 2  # words of a language that show it
_ANOTHER_SCRIPT = "another script"
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[A-Za-zÀ-ɏḀ-ỿ]")


def _small(words: str) -> frozenset[str]:
    return frozenset(words.split())


_ENGLISH = _small(
    "a an and any are as at be been by can do does for from has have if in is it may must not of "
    "on only or our than that the their them they this to under we who will with you your"
)

# None of these words is English, so that no English text shows them but in foreign names.
_OTHERS: Mapping[str, frozenset[str]] = {
    language: _small(words)
    for language, words in {
        "Czech": "jste nebo pokud jsou není který která které jsem vaše můžete musíte při podle",
        "Danish": "hvis og ikke eller skal kan du jeres dit din som være har ikke også af til",
        "Dutch": "het een niet als bent zijn voor van uw jullie moet mag kunt wordt ook naar deze",
        "Finnish": "ja jos tai ei ovat joka sinun voit olet kun myös että sekä jotka ole hän",
        "French": "le la les des du une vous votre est et si ou pour dans avec pas que qui au sont",
        "German": "der das und oder wenn sie ist nicht ein eine für mit auf sind ihre können sich",
        "Hungarian": "és ha vagy nem egy hogy ön az van lehet kell csak vagyok akkor amely minden",
        "Indonesian": "anda dan atau jika yang untuk tidak dengan dari ini itu dapat harus bisa",
        "Irish": "agus má tá tú nó ní bhfuil mhaith sé atá féidir chuig leis duit bhur",
        "Italian": "il lo gli della del che è una sono si nel di puoi tuo alla anche oppure",
        "Norwegian": "hvis og ikke eller skal kan du deg som være har også av til jeg må fra når",
        "Polish": "jeśli lub nie jest się oraz który która można musisz dla przez są twój masz jak",
        "Portuguese": "você não uma se ou os da na um sua são está pode seu em dos das pela ao",
        "Romanian": "dacă sau nu este și pentru puteți sunt aveți trebuie din dumneavoastră",
        "Spanish": "el la las una usted su si y o es que en un los sus como del puede por más está",
        "Swedish": "och inte eller om du är har kan ska som att din ditt vara även av för när",
        "Turkish": "ve bir bu için ile veya değil olan eğer çok var daha sizin ise gibi olarak",
        "Welsh": "yn ac neu os mae rydych chi eich y gallwch nid oes ar gyfer wedi bod hefyd ydych",
    }.items()
}


def other_language(text: str) -> str | None:
    """Return the language of a text that is not English; None if it is, or cannot be told.

    The name is that of the language with most of its small words in the text: of near kin (Danish
    and Norwegian) it may be the wrong one. A text in another script is said to be in that.

    Example:
        >>> other_language("Vous pouvez louer un jardin si vous habitez la ville.")
        'French'
        >>> other_language("You can rent a plot in La Roche if you live in the town.") is None
        True
    """
    if _another_script(text):
        return _ANOTHER_SCRIPT
    words = Counter(_WORD.findall(text.lower()))
    found, count = max(
        ((name, _count(words, small)) for name, small in _OTHERS.items()), key=lambda pair: pair[1]
    )
    return found if count >= _FEWEST and count > _count(words, _ENGLISH) else None


def _count(words: Counter[str], small: frozenset[str]) -> int:
    return sum(words[word] for word in small)


def _another_script(text: str) -> bool:
    letters = sum(map(str.isalpha, text))
    return 2 * len(_LATIN.findall(text)) < letters
