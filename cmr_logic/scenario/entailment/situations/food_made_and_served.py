"""Food that is made, cooked, kept and served: where, how, and for whom."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
FOOD_MADE_AND_SERVED: tuple[Situation, ...] = (
    situation(
        "food-made-at-home",
        said="I prepare food at home|I make food at home|I cook at home for customers|"
             "I prepare food in my home",
        worded="I prepare food in my own kitchen|I produce food at home|I cook food at home|"
               "I make food in my home kitchen",
        shown="I bake cakes in my own kitchen|I bake bread in my own kitchen|"
              "I bake pies in my own kitchen|I bake biscuits in my own kitchen|"
              "I bake cakes at home|I bake bread at home|I bake cookies at home|"
              "I bake pies at home|I make jam at my kitchen table|I make jam at home|"
              "I make chutney at my kitchen table|I make chutney at home|"
              "I make fudge at my kitchen table|I make fudge at home|"
              "I make soup at my kitchen table|I make soup at home|"
              "I make curry at my kitchen table|I make curry at home|I make jam in my kitchen|"
              "I make fudge in my kitchen|I make chutney in my kitchen|"
              "I cook the meals in my own kitchen|I cook the dishes in my own kitchen|"
              "my cakes are made in my kitchen|my pies are made in my kitchen|"
              "my jams are made in my kitchen|I do all the baking at home|"
              "I do all the cooking in my own kitchen",
        barred="I bake in a rented unit|I bake in a rented kitchen|"
               "we cook everything at the restaurant|we cook everything in a rented kitchen|"
               "we cook everything at the café|I buy it all in ready-made|"
               "everything is made at the restaurant|I only cook in the restaurant|"
               "I have it all made by a factory|nothing is made at my house|"
               "I cook in a rented kitchen",
        clause="you prepare food at home", fires="I make chutney at my kitchen table.",
        fails="I bake in a rented unit.", silent="I make charts at my kitchen table.",
    ),
    situation(
        "hot-food",
        said="I serve hot food|I sell hot food|we serve hot food|I provide hot food",
        worded="I serve hot meals|I offer hot food|I sell hot meals|I supply hot food|"
               "hot food is served",
        shown="I dish up soup|I dish up curry|I dish up stew|I dish up pasta|"
              "I sell chips hot from the fryer|I sell chips hot from the oven|"
              "I sell chips hot from the pot|I sell chips hot from the grill|"
              "I sell pies hot from the fryer|I sell pies hot from the oven|"
              "I sell pies hot from the pot|I sell pies hot from the grill|"
              "I sell burgers hot from the fryer|I sell burgers hot from the oven|"
              "I sell burgers hot from the pot|I sell burgers hot from the grill|"
              "I sell soup hot from the fryer|I sell soup hot from the oven|"
              "I sell soup hot from the pot|I sell soup hot from the grill|"
              "I sell pasties hot from the fryer|I sell pasties hot from the oven|"
              "I sell pasties hot from the pot|I sell pasties hot from the grill|I sell hot pies|"
              "I sell hot dogs|I sell burgers|I sell jacket potatoes|I sell hot soup|"
              "I sell chips|I sell kebabs|we fry burgers|we fry fish|we fry chips|we fry eggs|"
              "we do hot pies|we do burgers|we do breakfasts|we do roasts|we do curries|"
              "we do full English breakfasts|I fry burgers|I fry fish|I fry chips|"
              "our pies come straight from the oven|our pizzas come straight from the oven|"
              "I cook burgers to order|we serve soup|we serve curry|we serve stew|we serve pizza|"
              "we serve burgers|we serve roast dinners",
        barred="we only do cold sandwiches|we only do cold food|we only do cold snacks|"
               "we only do cold lunches|it is all salads|it is all sandwiches|"
               "it is all cold food|we have only got cold snacks|I only sell cold food|"
               "nothing we sell is hot|everything I sell is cold|we only sell ice cream|"
               "we only sell sandwiches|we only sell salads|we serve nothing hot|"
               "I only sell sandwiches|I only sell ice cream|I only sell salads",
        clause="you serve hot food", fires="I sell chips hot from the fryer.",
        fails="We only do cold sandwiches.", silent="I sell ships hot off the press.",
    ),
    situation(
        "serves-drink",
        said="I serve alcohol|I sell alcohol|alcohol is served|we serve alcohol",
        worded="I serve alcoholic drinks|I sell alcoholic drinks|I supply alcohol|"
               "alcohol is sold on the premises|I serve alcohol to customers",
        shown="my restaurant has a bar|my café has a bar|my hotel has a bar|my club has a bar|"
              "I pull pints at my inn|I pull pints at the bar|I pull pints at my pub|"
              "we have a wine list|I run a pub|I run a bar|I run a wine bar|I run a nightclub|"
              "I run a cocktail bar|we serve wine|we serve beer|we serve cocktails|"
              "I serve beer with the meals|I serve wine with the meals|"
              "I serve cocktails with the meals|there is a bar in my restaurant|"
              "there is a bar in my hotel|there is a bar in my club|we do a good wine|"
              "we do a good cocktail|we do a good gin|our guests can have wine with their dinner",
        barred="we only do soft drinks|my café is dry|my restaurant is dry|my place is dry|"
               "we only serve soft drinks|no alcohol is served|I do not sell a drop of alcohol|"
               "we have no bar|we do not do wine|we do not do beer|we do not do alcohol|"
               "people bring their own wine",
        clause="you serve alcohol", fires="My restaurant has a bar.",
        fails="We only serve soft drinks.", silent="My restaurant has a barn.",
    ),
    situation(
        "gloves-on-staff",
        said="my staff wear gloves|our staff wear gloves|all my staff wear gloves",
        worded="my employees wear gloves|my workers wear gloves",
        shown="my cooks put on gloves|my chefs put on gloves|my workers put on gloves|"
              "my people put on gloves|my waiters put on gloves|all my staff have gloves on|"
              "all my cooks have gloves on|all my workers have gloves on|"
              "everyone in my kitchen wears gloves|everybody in my kitchen wears gloves|"
              "my cooks wear gloves|my chefs wear gloves|my kitchen hands wear gloves|"
              "nobody touches the food with bare hands|they all have gloves on",
        barred="my cooks use their bare hands|my staff use their bare hands|"
               "my chefs use their bare hands|my workers use their bare hands|"
               "my staff work with bare hands|my staff cook with bare hands|"
               "my staff serve with bare hands|we have no gloves|"
               "my staff do not bother with gloves|my staff have no gloves|"
               "my cooks do not wear gloves|my chefs do not wear gloves|we use our bare hands",
        clause="your staff wear gloves", fires="My cooks put on gloves.",
        fails="My cooks use their bare hands.", silent="My cooks put on glasses.",
    ),
    situation(
        "done-through",
        said="the meat is cooked through|it is cooked through|the meat is fully cooked|"
             "the meat is cooked",
        worded="the meat is thoroughly cooked|the meat is properly cooked|"
               "the food is cooked through|the meat is well cooked",
        shown="there is no pink left in it|there is no pink left in the middle|it is well done|"
              "the juices run clear|there is no pink in the middle|there is no pink in the meat|"
              "it is done right through|it is brown all the way through|"
              "it is piping hot in the middle",
        barred="it is still pink in the middle|it is still pink inside|it is raw inside|"
               "it is raw in the middle|it is rare|it is half raw|it is underdone|"
               "it is undercooked|it is still raw|it is bloody in the middle|the middle is raw|"
               "the middle is pink|the middle is still pink|the middle is cold|"
               "the juices are still pink|there is blood in it|I like it rare",
        clause="the meat is cooked through", fires="The juices run clear.",
        fails="It's still pink in the middle.", silent="The rivers run clear.",
    ),
    situation(
        "loo-for-customers",
        said="I have a customer toilet|I have a toilet for customers|"
             "there is a toilet for customers|my customers have a toilet",
        worded="I have customer toilets|I provide a toilet for customers|"
               "there is a customer toilet|I have toilets for customers|"
               "the premises have a customer toilet",
        shown="my customers can use the loo at the back|"
              "my customers can use the toilet at the back|my guests can use the loo at the back|"
              "my guests can use the toilet at the back|my diners can use the loo at the back|"
              "my diners can use the toilet at the back|there is a WC for diners|"
              "there is a WC for customers|there is a WC for guests|there is a loo for diners|"
              "there is a loo for customers|there is a loo for guests|"
              "we have a public loo in my café|we have a loo for customers in my café|"
              "we have a loo for guests in my café|we have a loo for customers|"
              "we have a loo for guests|customers are welcome to use our loo|"
              "customers are welcome to use our toilet|there is a loo at the back for customers",
        barred="there is no loo for customers|there is no WC for customers|"
               "there is no toilet for customers|we have no loo for customers|"
               "we have no toilet for customers|only my staff can use the loo|"
               "only my staff can use the toilet|the only loo is for staff|"
               "the only toilet is for staff|customers are not allowed to use our loo|"
               "customers are not allowed to use our toilet",
        clause="you have a customer toilet", fires="There's a loo for diners.",
        fails="The only loo is for staff.", silent="There's a loft for diners.",
    ),
    situation(
        "innkeeper",
        said="I keep a pub|I run a pub|I am a publican|I have a pub|I am a pub landlord",
        worded="I own a pub|I manage a pub|I operate a pub|I hold the licence of a pub",
        shown="I am the landlord of the Red Lion|I am the landlord of the Swan|"
              "I am the landlord of the village pub|I am the landlord of a country inn|"
              "I am the landlady of the Red Lion|I am the landlady of the Swan|"
              "I am the landlady of the village pub|I am the landlady of a country inn|"
              "I run the village inn|I run the Red Lion|I run the Swan|I run the local pub|"
              "I run the Crown|I have run the Swan for ten years|"
              "I have run the Crown for ten years|I have run the Red Lion for ten years|"
              "I am a landlady with a pub in town|I am a landlady with a pub in the village|"
              "I am a licensee with a pub in town|I am a licensee with a pub in the village|"
              "my pub is in town|my pub is in the village|my pub is in Leeds|"
              "I pull pints in my own pub|I have had my pub for years",
        barred="I gave up the pub|I have never run a pub|I sold the pub|I sold my pub|"
               "I have given up the pub|I do not run a pub",
        clause="you keep a pub", fires="I'm the landlord of the Red Lion.",
        fails="I gave up the pub.", silent="I'm the landlord of the red barn.",
    ),
    situation(
        "kitchen-looked-over",
        said="my kitchen has been inspected|my kitchen was inspected|"
             "the kitchen has been inspected|an inspector has seen my kitchen",
        worded="my premises have been inspected|my kitchen has had an inspection|"
               "my kitchen has passed through an inspection",
        shown="the inspector came|the inspector came round|the inspector came round my kitchen|"
              "environmental health have been round|environmental health have been in my kitchen|"
              "an inspector has been over my kitchen|an inspector has been through my kitchen|"
              "an inspector has been round my kitchen|an inspector has been in my kitchen|"
              "the inspector looked over my kitchen|I have had the inspector in|"
              "the council inspected my kitchen|we had an inspection in May",
        barred="nobody has ever come to look at my kitchen|nobody has inspected my kitchen|"
               "no inspector has ever come|no inspector has ever seen my kitchen|"
               "we have never had an inspection|nobody has been to see my kitchen|"
               "I am still waiting for the inspector",
        clause="your kitchen has been inspected", fires="The inspector came round my kitchen.",
        fails="No inspector has ever come.", silent="The spectre came round my kitchen.",
    ),
    situation(
        "hygiene-certified",
        said="I have a food hygiene certificate|I hold a food hygiene certificate|"
             "I have a food safety certificate|I have a hygiene certificate",
        worded="I have a certificate in food hygiene|I have passed a food hygiene course|"
               "I have completed a food hygiene course|I have a food hygiene qualification",
        shown="I passed my food hygiene course|I passed my food hygiene exam|"
              "I passed my food hygiene test|I passed my food safety course|"
              "I passed my food safety exam|I passed my food safety test|"
              "I passed the food hygiene course|I passed the food hygiene exam|"
              "I passed the food hygiene test|I passed the food safety course|"
              "I passed the food safety exam|I passed the food safety test|"
              "I passed a food hygiene course|I passed a food hygiene exam|"
              "I passed a food hygiene test|I passed a food safety course|"
              "I passed a food safety exam|I passed a food safety test|"
              "my food hygiene certificate hangs on the wall|I got my food hygiene certificate|"
              "I got my hygiene certificate|I got my food safety certificate|"
              "I am certified in food hygiene|I am qualified in food hygiene",
        barred="I have never done a hygiene course|I have never done a food hygiene course|"
               "I failed the food hygiene course|I failed the food hygiene test|"
               "I failed the food hygiene exam|I failed the hygiene course|"
               "I failed the hygiene test|I failed the hygiene exam|"
               "my food hygiene certificate has expired|my food hygiene certificate ran out|"
               "my food hygiene certificate has run out|my food hygiene certificate has lapsed|"
               "my hygiene certificate has expired|my hygiene certificate ran out|"
               "my hygiene certificate has run out|my hygiene certificate has lapsed|"
               "I have no hygiene certificate|I have no food hygiene certificate|"
               "I have never taken a food hygiene course|I have no training in food hygiene",
        clause="you have a food hygiene certificate", fires="I passed my food hygiene course.",
        fails="I failed the food hygiene course.", silent="I passed my food hall on the way.",
    ),
    situation(
        "shop-with-kitchen",
        said="my premises have a kitchen|there is a kitchen on my premises|my shop has a kitchen|"
             "my café has a kitchen|we have a kitchen on the premises",
        worded="there is a kitchen on the premises|the premises have a kitchen|"
               "my premises include a kitchen|my place has a kitchen",
        shown="there is a kitchen at the back of my shop|there is a kitchen in my café|"
              "there is a kitchen in my shop|there is a kitchen in the back|"
              "there is a cooker at the back of my shop|there is a cooker in my café|"
              "there is a cooker in my shop|there is a cooker in the back|"
              "there is a stove at the back of my shop|there is a stove in my café|"
              "there is a stove in my shop|there is a stove in the back|we cook in the back|"
              "we cook on the premises|we cook in our own kitchen|my pub has its own kitchen|"
              "my restaurant has its own kitchen|my hotel has its own kitchen|"
              "my café has its own kitchen|we cook at the back of the shop|"
              "we cook at the back of the café",
        barred="there is nowhere to cook at my shop|there is nowhere to cook on my premises|"
               "there is nowhere to cook in my café|my shop has no kitchen|"
               "my café has no kitchen|my premises has no kitchen|my place has no kitchen|"
               "there is no kitchen at my shop|there is no kitchen in my café|"
               "there is no kitchen on my premises|there is no kitchen here|"
               "we cannot cook on the premises|we have nowhere to cook",
        clause="your premises have a kitchen", fires="We cook at the back of the shop.",
        fails="There's nowhere to cook in my café.", silent="We wait at the back of the shop.",
    ),
    situation(
        "date-gone-by",
        said="the food is past its use-by date|it is past its use-by date|it is out of date|"
             "the use-by date has passed",
        worded="the food is out of date|the food has expired|the product is past its use-by date|"
               "the food has passed its use-by date",
        shown="it went out of date last week|it went out of date yesterday|"
              "it went out of date on Monday|it went off last week|it was out of date yesterday|"
              "it was out of date a week ago|it expired last week|it expired yesterday|"
              "its date has gone by|the date on it has passed|the date on it has gone by",
        barred="it is good till next month|it is good till next week|it is good till next year|"
               "it is still in date|it is in date|it is well within its date|"
               "the date on it is next week|the date on it is next month|"
               "the date on it is next year|it does not expire till next month|"
               "it does not expire till next week|it does not expire till next year|"
               "it keeps till next month|it has a week to go",
        clause="the food is past its use-by date", fires="It went out of date on Monday.",
        fails="It's still in date.", silent="It went out of tune on Monday.",
    ),
    situation(
        "eats-no-animal",
        said="I am vegan|I am a vegan|I follow a vegan diet|I eat a vegan diet",
        worded="I eat only plants|I live on a vegan diet",
        shown="I eat no animal products|I do not eat anything from animals|"
              "I live on plants alone|I have been vegan for years|I went vegan last year|"
              "nothing from an animal goes on my plate",
        barred="I eat meat|I eat fish|I eat eggs|I eat cheese|I eat beef|I eat chicken|"
               "I love cheese|I love steak|I love bacon|I love eggs|"
               "I had an omelette this morning|I had a bacon sandwich this morning|"
               "I had eggs this morning|I drink milk|I put milk in my tea",
        clause="you are vegan", fires="I eat no animal products.", fails="I love cheese.",
        silent="I eat no pudding.",
    ),
)
# fmt: on
