"""Work with animals, with food and at height, and homes under thatch or by water."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
LINES_OF_WORK: tuple[Situation, ...] = (
    situation(
        "works-with-animals",
        said="I work with animals|my job is with animals|I look after animals for a living|"
             "I am employed to look after animals",
        worded="my work involves animals|my job involves animals|I handle animals at work|"
               "I care for animals at work",
        shown="I am a vet|I am a veterinary nurse|I am a kennel hand|I am a zookeeper|"
              "I groom dogs for a living|I am a dog groomer|I am a dog walker|I run a kennels|"
              "I run a cattery|I am a stable hand|I am a groom at a racing stable|I am a shepherd|"
              "I am a dairyman|I milk cows for a living|I am a pig farmer|I am a farrier|"
              "I am a jockey|I work at the zoo|I work in a kennels|I work in a cattery|"
              "I work at an animal shelter|I am a gamekeeper|I train dogs for the police|"
              "I am a poultry farmer|I am a dog handler",
        barred="I have nothing to do with animals at work|I am an accountant|I work in a bank|"
               "I am a bricklayer|I am a hairdresser|I am a bus driver|I am a solicitor|"
               "I work in an office|I am a plumber|I am a bookkeeper",
        clause="you work with animals",
        fires="I groom dogs for a living.",
        fails="I work in a bank.",
        silent="I broom docks for a living.",
    ),
    situation(
        "works-with-food",
        said="I work with food|I handle food|my job is with food|I handle food at work|"
             "I prepare food at work",
        worded="I am a food handler|my job involves handling food|I prepare food|"
               "I work in food preparation|my work involves food",
        shown="I am a chef|I am a cook|I make sandwiches in a deli|I am a baker|I am a butcher|"
              "I am a fishmonger|I cook in a school kitchen|I fry fish and chips|"
              "I am a kitchen porter|I am a pastry chef|I am a dinner lady|I work in a kitchen|"
              "I flip burgers|I am a cheesemaker|I serve at a deli counter|I serve school dinners|"
              "I cut meat at the butcher's|I am a pizza chef|I work in a bakery|"
              "I work in a sandwich bar|I am a sous-chef",
        barred="I have nothing to do with food at work|I am an accountant|I work in a bank|"
               "I am a bricklayer|I am a hairdresser|I am a bus driver|I am a solicitor|"
               "I am a plumber|I am a bookkeeper|I am a roofer",
        clause="you handle food",
        fires="I make sandwiches in a deli.",
        fails="I'm a bus driver.",
        silent="I make signs in a den.",
    ),
    situation(
        "works-at-heights",
        said="I work at height|I work at heights|my job is at height",
        worded="my work involves heights|my job involves working at height|I work up high",
        shown="I am a steeplejack|I am a scaffolder|I am a roofer|"
              "I am a window cleaner on skyscrapers|I am a tower crane driver|I fix wind turbines|"
              "I work up ladders all day|I mend church roofs|I fit satellite dishes on roofs|"
              "I climb pylons for a living|I paint bridges for a living|I am a tree surgeon|"
              "I put up scaffolding",
        barred="my feet never leave the ground at work|I never work at height|"
               "I sit at a desk all day|I work in an office|I am a bus driver|I am a librarian",
        clause="you work at height",
        fires="I'm a steeplejack.",
        fails="My feet never leave the ground at work.",
        silent="I'm a steeplechaser.",
    ),
    situation(
        "school-governor",
        said="I am a school governor|I am a governor of a school|"
             "I am on a school's governing body|I sit on a school's board of governors",
        worded="I serve as a school governor|I serve on a school's governing body",
        shown="I sit on the board of governors at the village school|"
              "I am on the board of governors at the primary school|"
              "I chair the governors of the primary school|I am a parent governor|"
              "I am chair of governors|I am one of the governors at the village school|"
              "I sit on the governing body of the primary school",
        barred="I have never been a governor|I stood down as a governor|I resigned as a governor|"
               "I was turned down as a governor",
        clause="you are a school governor",
        fires="I sit on the board of governors at the village school.",
        fails="I stood down as a governor.",
        silent="I sit on a board by the village school.",
    ),
    situation(
        "thatched",
        said="my roof is thatched|my house has a thatched roof|my house is thatched|"
             "my home has a thatched roof",
        worded="the roof is thatched|my home is thatched|it has a thatched roof|"
               "my property has a thatched roof|my property is thatched|"
               "the property has a thatched roof",
        shown="it is a thatched cottage|I live in a thatched cottage|I live under thatch|"
              "the roof is straw|the roof is made of straw|the roof is reed|my roof is straw|"
              "our cottage is thatched|the thatcher redid my roof last year",
        barred="my roof is slate|the roof is slate|my roof is tiled|the roof is tiled|"
               "it has a tiled roof|it has a slate roof|my house has a tiled roof|"
               "my house has a slate roof|my house has a flat roof|it has a flat roof|"
               "the roof is corrugated iron|I live in a flat on the third floor|my roof is felt",
        clause="your roof is thatched",
        fires="It's a thatched cottage.",
        fails="The roof is slate.",
        silent="It's a detached cottage.",
    ),
    situation(
        "by-water",
        said="I live near a river|my home is near a river|my house is near a river|"
             "I live by a river|my house is by a river|my home is close to a river",
        worded="my property is near a river|my home is close to water|my home is near water|"
               "my property is close to a river|I live close to a river",
        shown="the river runs past the bottom of my garden|the river runs past my house|"
              "the Severn runs past my house|the Thames runs past the bottom of my garden|"
              "the Severn runs past the bottom of our garden|my garden goes down to the river|"
              "I can see the river from my window|my house is on the river bank|"
              "I live on the riverbank|my house is on the riverbank|"
              "I fish from the bottom of my garden in the river",
        barred="there is no river for miles|there is no river anywhere near|"
               "the nearest river is twenty miles away|"
               "I live on top of a hill miles from any river|there is no water for miles",
        clause="you live near a river",
        fires="The Severn runs past the bottom of our garden.",
        fails="There's no river for miles.",
        silent="The street runs past the bottom of our garden.",
    ),
)
# fmt: on
