"""Fields of words about law and order: police and courts, crimes, rights and armies."""

from __future__ import annotations

from cmr_logic.relevance.fields.model import Field, field

# fmt: off
LAW: tuple[Field, ...] = (
    field(
        "police",
        "police policeman policewoman constable sheriff cop arrest detain detention handcuff "
        "warrant patrol detective sergeant interrogate interrogation",
        text="The sheriff may hold you for one day in handcuffs.",
        asks="Can a policeman arrest me at night?",
        silent="Is there a rest area for lorries?",
    ),
    field(
        "courts",
        "court judge magistrate tribunal trial verdict lawsuit sue plaintiff defendant litigant "
        "litigation appellant courtroom barrister adjourn adjournment courthouse",
        text="A judge decides if the plaintiff gets anything.",
        asks="Can I sue him at the tribunal?",
        silent="Can I rent a canoe for the day?",
    ),
    field(
        "juries",
        "jury juror verdict trial court courtroom judge summons acquit acquittal juryman "
        "jurywoman",
        text="A juror must tell the foreman about any friend in the room.",
        asks="Can I get out of jury summons?",
        silent="Can I get over an injury at the spa?",
    ),
    field(
        "lawyers",
        "lawyer solicitor barrister attorney advocate advocacy counsel paralegal notary "
        "litigate litigation conveyancer conveyancing lawsuit",
        text="You may bring a solicitor to the talk.",
        asks="Can my attorney or barrister come?",
        silent="Can I have a flower bed by the wall?",
    ),
    field(
        "prison",
        "prison prisoner jail gaol inmate cell cellmate parole probation warder convict "
        "incarcerate incarceration imprisonment imprison penitentiary remand lockup jailer",
        text="A prisoner may have two parcels a month.",
        asks="How often can I visit someone in jail or on remand?",
        silent="Can I sail to Jersey?",
    ),
    field(
        "criminal record",
        "conviction convict offender offence rehabilitation fingerprint parole reoffend "
        "exconvict unspent criminal crime felony felon",
        text="You need not name a conviction after four years.",
        asks="Can an offender with old crimes get it?",
        silent="Can I heat the greenhouse with oil?",
    ),
    field(
        "theft",
        "theft thief steal rob robber robbery burglar burglary burgle shoplift shoplifter "
        "pickpocket mugger loot looter heist",
        text="Report a theft within one day.",
        asks="A burglar robbed us, whom do we tell?",
        silent="Can I have a rope bridge built?",
    ),
    field(
        "violence",
        "assault attacker punch stab violence violent murder murderer killer homicide "
        "manslaughter victim strangle wounding bruise bludgeon",
        text="Victims of an assault can get up to 500 euros.",
        asks="Can I get help after a punch or a murder?",
        silent="Can I taste the salt from the mine?",
    ),
    field(
        "domestic abuse",
        "abuse abuser abusive violence violent refuge coercive coercion perpetrator stalk "
        "stalker bruise restraining",
        text="A refuge takes in women who fled an abuser.",
        asks="Can I leave a violent and coercive stalker?",
        silent="Can I refuse a parcel?",
    ),
    field(
        "sexual offences",
        "rape rapist molest molester molestation grope indecent indecency sexual sexually "
        "paedophile pedophile incest voyeur voyeurism",
        text="You can ask for a woman to examine you after a rape.",
        asks="I was molested by a voyeur.",
        silent="Can I grow rapeseed?",
    ),
    field(
        "sex trade",
        "prostitute prostitution brothel pimp stripper striptease lapdancer pornography porn "
        "escort hooker streetwalker erotic",
        text="Lapdancers must not work near a school.",
        asks="Can a prostitute or stripper be there?",
        silent="Can I use a brush cutter on Sundays?",
    ),
    field(
        "fraud",
        "fraud fraudster fraudulent scam scammer swindle swindler conman phishing hoax bogus "
        "counterfeit impersonate impersonation impostor deceive deception forgery forge",
        text="Tell the bank at once if you fell for a scam.",
        asks="Can I stop a swindler or fraudster?",
        silent="Can I feed a frog to a snake?",
    ),
    field(
        "fines",
        "fine penalty offence infringement violation surcharge citation summons contravene "
        "contravention misdemeanour misdemeanor prosecute prosecution",
        text="A surcharge is added unless you settle it in a month.",
        asks="How high is the fine and the penalty?",
        silent="Can I find a pine marten in Kent?",
    ),
    field(
        "witnesses",
        "witness testify testimony oath affidavit perjury subpoena deposition alibi prosecutor "
        "courtroom eyewitness swear",
        text="A witness may be given a screen.",
        asks="Do I have to swear an oath?",
        silent="Can I dress as a clown?",
    ),
    field(
        "divorce",
        "divorce divorcee alimony custody annulment annul estranged marital marriage remarry "
        "breakup exwife exhusband separation",
        text="You can get a divorce when one year of marriage is over.",
        asks="Do I get alimony after a separation?",
        silent="Can I drive a forklift at 16?",
    ),
    field(
        "weddings",
        "wedding bride bridegroom groom marry marriage fiance fiancee fiancé fiancée honeymoon "
        "registrar elope vow ceremony bridesmaid nuptial matrimony matrimonial newlywed",
        text="A registrar must be there when you marry.",
        asks="Can the bride ask for a ceremony at night?",
        silent="Can I weed the verge?",
    ),
    field(
        "adoption",
        "adopt adoption adopter adoptee adoptive foster orphan orphanage stepchild stepparent "
        "surrogacy surrogate",
        text="Adopters must be older than 21.",
        asks="Can I foster an orphan?",
        silent="Can I adapt the engine of my lorry?",
    ),
    field(
        "child custody",
        "custody visitation alimony parental guardian stepfather stepmother grandparent "
        "coparent noncustodial paternity stepchild guardianship coparenting",
        text="A noncustodial parent may ask for weekends.",
        asks="Can a coparent get custody?",
        silent="Can I eat custard on a diet?",
    ),
    field(
        "kidnapping",
        "disappear disappearance runaway abduct abduction kidnap kidnapper abductor ransom "
        "vanish whereabouts hostage",
        text="Tell us at once of an abduction.",
        asks="What can I do for a runaway who disappeared?",
        silent="Can I have a nap in the reading room?",
    ),
    field(
        "citizenship",
        "citizen citizenship naturalise naturalize naturalisation naturalization nationality "
        "allegiance denizen birthright statehood expatriate stateless dual",
        text="You can be a citizen after five years here.",
        asks="Can I naturalise, with dual nationality?",
        silent="Can I nationalise a railway?",
    ),
    field(
        "immigration",
        "visa immigrant immigration immigrate migrant migrate migration emigrate deport "
        "deportation border overstayer overstay consulate embassy emigrant",
        text="A migrant must leave when the visa ends.",
        asks="Will they deport me if I overstay?",
        silent="Can I vary the route of my bus tour?",
    ),
    field(
        "elections",
        "vote voter election elect elector electoral ballot poll candidate constituency "
        "referendum turnout electorate suffrage",
        text="Voters must show a photo at the station.",
        asks="What do I need on election day for the ballot?",
        silent="Can I have pollen tested for fungus?",
    ),
    field(
        "politicians",
        "parliament parliamentary mp minister senator senate congress congressman councillor "
        "mayor legislator lobby lobbyist petition alderman",
        text="A councillor must declare gifts.",
        asks="Does the mayor have to say who is a lobbyist?",
        silent="Can I counsel a teenager?",
    ),
    field(
        "protest",
        "protest protester demonstration demonstrator rally picket placard riot rioter boycott "
        "activist procession vigil megaphone protestor leafleting blockade blockader",
        text="Pickets must be announced six days before.",
        asks="Can we have a protest or a rally now?",
        silent="Can a protein shake replace lunch?",
    ),
    field(
        "privacy",
        "privacy data gdpr confidential confidentiality surveillance cctv webcam eavesdrop "
        "wiretap snoop anonymous anonymity dataset",
        text="CCTV must not film the street.",
        asks="Does the gdpr help me with privacy?",
        silent="Is the choir conducted by a tenor?",
    ),
    field(
        "surnames",
        "surname forename firstname maiden rename nickname alias deedpoll hyphenate namesake "
        "christen patronymic",
        text="You may take up a new surname by deed.",
        asks="Can I have my maiden one back and hyphenate?",
        silent="Can I have a summary of the report?",
    ),
    field(
        "registration of births",
        "birth registrar registry certificate stillbirth newborn stillborn birthplace midwife "
        "childbirth antenatal paternity maternity parentage",
        text="A birth must be recorded within six weeks.",
        asks="Where is the registrar for my newborn?",
        silent="Is there a berth for my yacht?",
    ),
    field(
        "inquests",
        "coroner inquest autopsy postmortem corpse morgue mortuary pathologist pathology "
        "deceased death drowning suicide cadaver",
        text="The coroner tells the next of kin when the inquest is.",
        asks="Can I stop an autopsy in the mortuary?",
        silent="Is there a corner shop on the island?",
    ),
    field(
        "guns",
        "gun firearm shotgun rifle pistol handgun revolver ammunition bullet cartridge holster "
        "weapon airgun airsoft gunsmith shooter gunman",
        text="A shotgun must be kept in a locked cupboard.",
        asks="Can I have a pistol and bullets at home?",
        silent="Can I use a gum shield?",
    ),
    field(
        "knives",
        "knife blade dagger machete sword bayonet penknife scabbard crossbow catapult "
        "knuckleduster truncheon weapon sabre swordstick",
        text="You must not carry a knife longer than three inches.",
        asks="Can I have a machete or a sword?",
        silent="Can I kneel on the pitch?",
    ),
    field(
        "fireworks",
        "firework explosive gunpowder dynamite rocket sparkler banger pyrotechnic detonate bomb "
        "detonator explosion explode bonfire fuse",
        text="Fireworks must not be lit after eleven.",
        asks="Can I let off rockets and bangers?",
        silent="Can I exploit a spring on my land?",
    ),
    field(
        "pubs",
        "alcohol alcoholic liquor pub publican bar bartender barman barmaid beer wine whisky "
        "whiskey brewery brewer tavern inn licensee drunk intoxicated intoxication booze saloon "
        "drunkard drunkenness",
        text="A publican must not serve anyone who is drunk.",
        asks="Can I get a beer in a bar at seventeen?",
        silent="Can I get a barge through the lock?",
    ),
    field(
        "illegal drugs",
        "drug cannabis marijuana cocaine heroin ecstasy addict addiction opium opioid hashish "
        "narcotic overdose amphetamine meth",
        text="Anyone caught with cannabis may be cautioned.",
        asks="Is cocaine or heroin legal?",
        silent="Can a canary live outdoors?",
    ),
    field(
        "noise",
        "noise noisy loud loudness loudspeaker quiet racket din decibel amplifier stereo "
        "barking disturb disturbance nuisance shouting soundproof silence",
        text="Residents must not make noise after ten.",
        asks="The racket and shouting from upstairs is too loud.",
        silent="Do I need a nose X-ray?",
    ),
    field(
        "planning permission",
        "loft conservatory dormer outbuilding developer demolish demolition garage porch "
        "carport basement skylight veranda patio annexe annex bungalow shed pergola scaffolding",
        text="A conservatory needs consent if it is over four metres.",
        asks="Do I need anything for a porch and a loft?",
        silent="Can I plane a door in the workshop?",
    ),
    field(
        "historic buildings",
        "heritage conservation historic historical monument castle thatched facade façade "
        "medieval restoration archaeology archaeologist architecture architect abbey cathedral "
        "manor",
        text="Owners of a listed manor must keep its windows.",
        asks="Can I change the facade of a medieval abbey?",
        silent="Do I need a hysterectomy?",
    ),
    field(
        "armed forces",
        "army soldier military navy naval marine airman regiment battalion barracks sergeant "
        "corporal enlist enlistment recruit conscript conscription deploy deployment troop "
        "garrison reservist warship infantry paratrooper",
        text="A soldier may leave the army after four years.",
        asks="Can I enlist in the infantry?",
        silent="Can a solder joint be tested?",
    ),
    field(
        "veterans",
        "veteran exserviceman exservicewoman medal war wounded gallantry regiment legion "
        "armistice poppy cenotaph military demob soldier",
        text="A veteran who was wounded gets a lump sum.",
        asks="Can a medal from the regiment get me help?",
        silent="Can a vet treat my hamster?",
    ),
    field(
        "war",
        "war wartime battle battlefield invasion invade bombing ceasefire enemy truce evacuee "
        "blitz combat combatant warfare",
        text="Losses by an invasion are not insured.",
        asks="Is bomb damage in a war covered?",
        silent="Can I warm up the engine?",
    ),
    field(
        "fire brigade",
        "firefighter fireman brigade blaze arson arsonist extinguisher hydrant sprinkler flame "
        "flammable evacuate evacuation inferno fireproof fire",
        text="Do not park in front of a hydrant.",
        asks="What do I do when the brigade comes to a blaze?",
        silent="Can I hire a bridge player?",
    ),
    field(
        "spies",
        "spy espionage intelligence secret treason traitor undercover surveillance informant "
        "codebreaker secrecy spymaster saboteur sabotage",
        text="Anyone convicted of espionage loses the passport.",
        asks="Will I be in need as a traitor or a spy?",
        silent="Can I buy a spray for roses?",
    ),
    field(
        "terrorism",
        "terrorist terrorism bomb bomber extremist extremism hostage hijack hijacker radicalise "
        "radicalize jihad militant",
        text="You can ring the hotline if you suspect terrorism.",
        asks="Can I call about a militant and a bomber?",
        silent="Can I keep a terrier in a flat?",
    ),
    field(
        "slavery",
        "trafficker slave slavery servitude exploitation bondage captive smuggler enslave "
        "enslavement slaver enslaver",
        text="Victims of slavery can stay for a year.",
        asks="Can I get help as a captive of a trafficker?",
        silent="Can I drive a sleigh at night?",
    ),
    field(
        "bribery",
        "bribe bribery corrupt corruption kickback backhander embezzle embezzlement launder "
        "nepotism briber bung cronyism crooked",
        text="Officials must report a bribe.",
        asks="What about a backhander or kickback?",
        silent="Is a bride allowed to fly alone?",
    ),
    field(
        "vandalism",
        "vandal vandalism vandalise vandalize graffiti spraypaint deface defacement hooligan "
        "hooliganism smash yob mural",
        text="Parents are liable for vandalism by their sons.",
        asks="Do I pay for graffiti or a mural by hooligans?",
        silent="Can I keep gravel in the yard?",
    ),
    field(
        "libel",
        "libel libellous slander slanderous defame defamation defamatory smear insult retract "
        "retraction slur",
        text="A paper must print a retraction of a libel.",
        asks="She insulted me with slander.",
        silent="Can I label jars by hand?",
    ),
    field(
        "power of attorney",
        "attorney guardian guardianship deputy incapacity incapacitated dementia proxy "
        "conservator conservatorship donor alzheimer",
        text="A deputy acts for people with dementia.",
        asks="Can I be an attorney or proxy now?",
        silent="Can I attach a trailer?",
    ),
    field(
        "flags",
        "flag flagpole flagstaff bunting hoist ensign pennant banner halfmast emblem banderole "
        "tricolour",
        text="A flag must be taken down at dusk.",
        asks="How high can the pennant on my flagstaff be?",
        silent="Can I lay flagstones in the court?",
    ),
    field(
        "embassies",
        "embassy consulate consul consular ambassador diplomat diplomatic diplomacy attache "
        "attaché envoy legation ambassadorial",
        text="The embassy cannot get you out of hospital.",
        asks="Can the consul help me, or the ambassador?",
        silent="Can I cancel a concert booking?",
    ),
    field(
        "lost property",
        "mislaid misplace finder wallet purse umbrella unclaimed handbag belongings keyring "
        "unattended handkerchief rucksack glove",
        text="Finders must hand in a purse within three days.",
        asks="What do I do with an unattended umbrella or wallet?",
        silent="Can I loosen a bolt on the gate?",
    ),
)
