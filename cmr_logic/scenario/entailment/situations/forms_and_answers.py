"""Forms, applications and answers, and the papers that show who somebody is."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
FORMS_AND_ANSWERS: tuple[Situation, ...] = (
    situation(
        "answer-come",
        said="I have had a reply|I have received a reply|I got a reply|I have had an answer|"
             "they have replied",
        worded="I have received an answer|I have heard back|I have received a response|"
               "I have had a response|they have answered|I have got a reply",
        shown="they wrote back to me|I got an answer last week|I got an answer yesterday|"
              "I got an answer today|they wrote back|I have heard back from them|"
              "I have heard back from the council|I have heard back from the bank|"
              "I heard back last week|I heard back yesterday|I heard back from them|"
              "the council wrote back|the council replied|the council answered|"
              "the council rang me back|the bank wrote back|the bank replied|the bank answered|"
              "the bank rang me back|the school wrote back|the school replied|"
              "the school answered|the school rang me back|the office wrote back|"
              "the office replied|the office answered|the office rang me back|"
              "they have written back|they have answered my letter|a letter came from them|"
              "a letter came back|their reply came on Monday|their reply came yesterday|"
              "their reply came last week|their answer came on Monday|"
              "their answer came yesterday|their answer came last week",
        barred="I have heard nothing|they never wrote back|they never got back to me|"
               "they never replied|they never answered|they never rang back|"
               "I am still waiting to hear|I am still waiting for an answer|"
               "I am still waiting for a reply|I am still waiting for a letter|"
               "I am still waiting for their reply|they ignored my letter|they ignored my email|"
               "they ignored my message|I have heard nothing back|I have heard nothing from them|"
               "I have not heard back|I have not heard from them|I have not heard a thing|"
               "I have not heard a word|nobody has got back to me|nobody has written back|"
               "nobody has replied|nobody has answered|I have had no answer|I have had no reply|"
               "I have had no letter|there has been no answer|there has been no reply|"
               "they have not written back|they have not got back to me|they have not replied",
        clause="you have had a reply", fires="The council wrote back.",
        fails="I'm still waiting to hear.", silent="The council wrote it off.",
    ),
    situation(
        "application-is-in",
        said="I have sent in my application|I have applied|I have submitted my application|"
             "I sent in my application",
        worded="I have made an application|I have submitted an application|"
               "I have sent my application|"
               "I have made my application|I have lodged my application",
        shown="my application is in the post|my application is on its way|"
              "I posted my application last week|I posted my application yesterday|"
              "my application went off last week|my application went off yesterday|"
              "my application went off on Monday|I submitted it online|I submitted it yesterday|"
              "I handed in my application|they have got my application|"
              "I applied online|I applied last week|I applied in May|I applied yesterday",
        barred="my application is still on my desk|my application is still in the drawer|"
               "my application is not finished|my application is not ready|I have not applied|"
               "I never got round to applying|I have not applied yet|I have not sent it yet|"
               "I have not sent it off|I have not sent it in|"
               "I have yet to apply|I never applied|I never sent it off|I never sent it in|"
               "I have not got round to applying",
        clause="you have sent in your application", fires="They've got my application.",
        fails="I never got round to applying.", silent="They've got my apples.",
    ),
    situation(
        "turned-down",
        said="my application was refused|my application was rejected|I was refused|"
             "I was turned down|my application was turned down",
        worded="my application has been refused|my application was unsuccessful|"
               "my application has been rejected|my application was declined|"
               "my application was not successful",
        shown="they said no|they turned me down|they refused me|they rejected me|"
              "they rejected it|they turned it down|I got a rejection letter|I got a refusal|"
              "I got a letter of refusal|my application got the thumbs down|"
              "my application was thrown out|my application failed|"
              "my application came back refused|the council said no|the council turned me down|"
              "the council refused me|the bank said no|the bank turned me down|the bank refused|"
              "the bank refused me|the office said no|the office turned me down|"
              "the office refused|the office refused me|they said no to me|they said no to it|"
              "they would not accept it|I was knocked back",
        barred="my application was approved|my application went through|"
               "my application was accepted|my application was granted|"
               "my application was successful|I got the go-ahead|I got the green light|"
               "I got approval|they approved it|they accepted it|they granted it|"
               "they approved my application|the council approved it|the council accepted it|"
               "the bank approved it|the bank accepted it|the office approved it|"
               "the office accepted it|I was accepted|I got in",
        clause="your application was refused", fires="They turned it down.",
        fails="My application went through.", silent="They turned it on.",
    ),
    situation(
        "form-signed",
        said="I have signed the form|I signed the form|the form is signed|I have signed it|"
             "my signature is on the form",
        worded="I have signed the application|I have put my signature on the form|"
               "the form has my signature|I have signed the application form",
        shown="I put my signature on it|I put my signature on the form|I signed it|"
              "I signed on the dotted line|I signed at the bottom|it has my signature|"
              "it bears my signature",
        barred="I forgot to sign it|I left the signature box blank|"
               "I left the signature box empty|the form is unsigned|there is no signature on it|"
               "I have not signed it|it is not signed|I did not sign it|the signature is missing|"
               "it has no signature",
        clause="you have signed the form", fires="I signed on the dotted line.",
        fails="I left the signature box blank.", silent="I sighed on the dotted sofa.",
    ),
    situation(
        "has-identity-papers",
        said="I can prove my identity|I have proof of identity|I have ID|"
             "I have proof of my identity",
        worded="I can provide proof of identity|I can show proof of identity|"
               "I have a form of identification",
        shown="I have my passport with me|I have my passport here|I have my passport in my bag|"
              "I have my passport on me|I have my identity card with me|"
              "I have my identity card here|I have my identity card in my bag|"
              "I have my identity card on me|I have my driving licence with me|"
              "I have my driving licence here|I have my driving licence in my bag|"
              "I have my driving licence on me|I have my ID card with me|I have my ID card here|"
              "I have my ID card in my bag|I have my ID card on me|I have my ID with me|"
              "I have my ID here|I have my ID in my bag|I have my ID on me|"
              "I can show them my passport|I can show them my driving licence|"
              "I can show them my ID card|I can show them my ID|I can show them my identity card|"
              "I have photo ID|I have an identity card|I have an ID card|I have a passport|"
              "I have a driving licence|I brought my passport|I brought my ID|"
              "I brought my driving licence|my passport is in my bag|my passport is in my pocket|"
              "my ID card is in my bag|my ID card is in my pocket|I have brought my passport|"
              "I have brought my ID",
        barred="I have no papers|I have no ID|I have no papers at all|I have no identification|"
               "I have no proof of identity|all my papers were stolen|I lost all my papers|"
               "I lost all my ID|my papers were stolen|my papers were burnt|my papers were lost",
        clause="you can prove your identity", fires="I can show you my driving licence.",
        fails="All my papers were stolen.", silent="I can show you my driving range.",
    ),
    situation(
        "has-address-papers",
        said="I can prove my address|I have proof of address|I have proof of my address|"
             "I can show proof of address",
        worded="I can provide proof of address|I can provide proof of my address",
        shown="I have a gas bill in my name|I have a gas bill with my address on it|"
              "I have a gas bill with my address on|I have a gas bill sent to my house|"
              "I have a gas bill with me|I have a council tax bill in my name|"
              "I have a council tax bill with my address on it|"
              "I have a council tax bill with my address on|"
              "I have a council tax bill sent to my house|I have a council tax bill with me|"
              "I have a bank statement in my name|I have a bank statement with my address on it|"
              "I have a bank statement with my address on|"
              "I have a bank statement sent to my house|I have a bank statement with me|"
              "I have a phone bill in my name|I have a phone bill with my address on it|"
              "I have a phone bill with my address on|I have a phone bill sent to my house|"
              "I have a phone bill with me|I have a water bill in my name|"
              "I have a water bill with my address on it|I have a water bill with my address on|"
              "I have a water bill sent to my house|I have a water bill with me|"
              "I have a utility bill in my name|I have a utility bill with my address on it|"
              "I have a utility bill with my address on|I have a utility bill sent to my house|"
              "I have a utility bill with me|I have a tenancy agreement in my name|"
              "I have a tenancy agreement with my address on it|"
              "I have a tenancy agreement with my address on|"
              "I have a tenancy agreement sent to my house|I have a tenancy agreement with me|"
              "I can show them a gas bill|I can show them a bank statement|"
              "I can show them a council tax bill|I can show them my tenancy agreement|"
              "I can show them a utility bill|I have a gas bill|I have a council tax bill|"
              "I have a bank statement|I have a utility bill|I have a tenancy agreement|"
              "I brought a gas bill|I brought a bank statement|I brought a council tax bill|"
              "I brought a utility bill|the gas bill is in my name|"
              "the electricity bill is in my name",
        barred="I have no bills in my name|I have nothing with my address on it|"
               "all the bills are in my flatmate's name|all the bills are in my husband's name|"
               "all the bills are in my landlord's name|I have no bills|I have no bank statement|"
               "I have no proof of address|none of the bills is in my name|"
               "I have no fixed address",
        clause="you can prove your address", fires="I can show you a gas bill.",
        fails="I've no bills in my name.", silent="I can show you a gas ring.",
    ),
    situation(
        "voter-listed",
        said="I am on the electoral roll|I am registered to vote|I am on the electoral register|"
             "I am a registered voter",
        worded="I am registered as a voter|my name is on the electoral roll|"
               "I am entered on the electoral register|I am registered to vote here",
        shown="I got my polling card|I vote here|I vote in every election|"
              "I vote at every election|I vote in all the elections|I am on the voters' list|"
              "my polling card came|I signed up to vote|I registered to vote last year|"
              "I registered to vote in May|I voted last May|I voted in the last election|"
              "I voted at the last election|I have a vote here",
        barred="I am not registered to vote|I have never signed up to vote|"
               "I have been struck off the electoral register|"
               "I have been struck off the electoral roll|I have no vote here|I cannot vote here|"
               "I never registered to vote|I am not on the voters' list|"
               "I have never been on the electoral roll|I have never been on the register|"
               "I have no vote",
        clause="you are on the electoral roll", fires="My polling card came.",
        fails="I've never signed up to vote.", silent="My postcard came.",
    ),
    situation(
        "other-name-now",
        said="I have changed my name|my name has changed|I changed my name|I have a new name",
        worded="I have had a change of name|I have a new surname|I now have a different name|"
               "my surname has changed",
        shown="I go by a different surname now|I go by my married name now|"
              "I go by a new name now|I took my husband's name|I took my husband's surname|"
              "I took my wife's name|I took my wife's surname|I took my partner's name|"
              "I took my partner's surname|I changed my surname by deed poll|"
              "I changed my surname last year|I changed my surname in May|"
              "I changed my first name by deed poll|I changed my first name last year|"
              "I changed my first name in May|I changed my last name by deed poll|"
              "I changed my last name last year|I changed my last name in May|"
              "I went back to my maiden name|I use my married name now",
        barred="I have had the same name all my life|I kept my maiden name|I kept my own name|"
               "I kept my name|my name has never changed|I have never changed my name|"
               "I have always had the same name|my name is the same as ever|"
               "I still have my maiden name|I still go by my maiden name",
        clause="you have changed your name", fires="I went back to my maiden name.",
        fails="I kept my maiden name.", silent="I went back to my main street.",
    ),
    situation(
        "has-picture",
        said="I have a photograph|I have a photo|I have a picture of myself|"
             "I have a photograph of myself",
        worded="I have a passport photograph|I have a photo of myself|I have a recent photograph",
        shown="I had my picture taken|I had my photo taken|I had my photograph taken|"
              "I have a passport photo|I have a snap of myself|I have a selfie|"
              "I have a recent photo|I went to the photo booth|my photo is in my bag|"
              "my photo is enclosed|my photo is attached|my picture is in my bag|"
              "my picture is enclosed|my picture is attached|I have brought a photo|"
              "I have enclosed a photo",
        barred="I have no picture of me|I have no photo|I have no photograph|"
               "I have no picture of myself|I have not got a photo|I have not got a photograph|"
               "I have not got a picture|I have not had my picture taken|"
               "I have not had my photo taken|there is no photo of me|I do not have a photo|"
               "I do not have a picture",
        clause="you have a photograph", fires="I had my picture taken.",
        fails="There's no photo of me.", silent="I had my pitcher taken away.",
    ),
    situation(
        "birth-paper",
        said="I have a birth certificate|I have my birth certificate|I hold a birth certificate",
        worded="I can provide a birth certificate|I can provide my birth certificate|"
               "I can show a birth certificate|I can show my birth certificate",
        shown="I have got my birth certificate at home|I have got my birth certificate here|"
              "I have got my birth certificate with me|my birth certificate is in the drawer|"
              "my birth certificate is in my bag|my birth certificate is in a safe|"
              "my mum gave me my birth certificate|I found my birth certificate|"
              "my mum keeps my birth certificate",
        barred="my birth was never registered|I lost my birth certificate|"
               "I have never had a birth certificate|my birth certificate was lost|"
               "my birth certificate was burnt|my birth certificate got lost|"
               "my birth certificate is lost|my birth certificate burned in the fire|"
               "I cannot find my birth certificate|I have lost my birth certificate|"
               "I have no birth certificate",
        clause="you have a birth certificate", fires="My birth certificate is in the drawer.",
        fails="I lost my birth certificate.", silent="My gift certificate is in the drawer.",
    ),
)
# fmt: on
