/** Dutch words for passwords: easy to spell, 3 to 9 plain letters, and none that could offend next to a name. */
export const passPhraseWords: readonly string[] = `
aardbei aarde abrikoos achtbaan achter actie adelaar adem adres advies agenda akker album alfabet alpaca ananas anjer anker antwoord apotheek appel
april arena arend arm artiest asperge atelier atlas augurk augustus auto avocado avond avontuur baan baard badpak baker bakfiets bakker bal balkon
ballet ballon bamboe banaan band banjo bank basilicum basket bazaar bedrijf beeld beer begin beker bel berg bergtop bericht berk bes beurs bever
bieslook biet bij biljart binnen blad blauw blik bliksem bloem bloemkool bloes blok boek boeket boerderij bok bom boodschap boog boom boomhut boomstam
boon boord boot borstel bos bosbes bosrand boter bouwer bowling braam bramen breed breien brief bril broccoli broek broer brood broodje brug buis
buiten bus buurman buurt cactus cadeau camera camping caravan carnaval cavia cello cent chocola cijfer circus cirkel citroen clown club coach computer
concert courgette cursus dadel dag dak dal dame dans danser das dauw december deken deur diamant dichter dier dinsdag dokter dolfijn donderdag dorp
dorst douche dozijn draad draak drempel drie driehoek droom drop druif drummer druppel duif duiker duim duin duinpan duizend dutje eekhoorn eend
eendje eerlijk eeuw egel eik eiland einde ekster eland elf elftal emmer emmertje energie engel engels enkel erwt etui fabriek fakkel familie fanfare
fazant februari fee feest fiets fietsbel fietser fietspad film flamingo fles fluweel fontein forel fornuis foto framboos friet fris fruit gala galerij
garage garen garnaal gebak gebouw gedicht geel geluid geluk gember getal geur giraf gitaar glas glijbaan glimlach glimworm gloed goal goed golf gom
gordijn goud graan grap gras gratis grens griffel grijs groen groente grond groot grot grutto gum gymles gymzaal haai haak haan haar haas hagel
hagelslag hal halte ham hamer hamster hand handbal handdoek handel hangmat haring hark harp hart haven haver havik hazelaar heen heg heide held helder
hemd hemel hengel herder herfst hert hes hobby hockey hoed hoek hoepel hond hondje honing honingpot honkbal hoofd hoog hooi hoorn horloge hotel hout
huis huisdier hut ijs ijsbaan ijsbeer ijsje ijspegel ijsvogel inkt insect iris ivoor jaar jam jampot januari jas jasmijn jeugd joker jongen jongleur
journaal judo juf juli jungle juni jurk juweel kaars kaart kaas kabel kabouter kachel kade kajak kalender kalf kam kameel kameleon kamer kampioen
kampvuur kanarie kaneel kangoeroe kano kans kantoor kapitein kapper kapstok karper kast kastanje kasteel kat katoen kauw kegel keizer kelder kelner
kennis kermis kern kers kersen ketel ketting keuken kever kiezel kikker kilo kind kist kiwi kladblok klaproos klas klaver kleed klein kleur kleurtje
kleuter klok klomp knie knikker knoflook knoop knop knuffel koala koek koekje koffer koffie kok kokos kolibrie komeet komma kompas konijn koning kool
koor koord kopje koraal korf korst kostuum kraag kraan krab krans krant kreeft krekel kring kroket krokus kroon kruid kruik kubus kuiken kuil kunst
kussen kust laars lach ladder lade lagune lam lama lamp land lang lantaarn laptop laser lat lavendel leem leesboek leeuw leeuwerik lente lepel
lepeltje leraar lerares les letter lezer libel lied lift ligstoel lijm lijn lijst lijster lila limonade linde liniaal linker linksaf lobby loep logee
lolly loods lucht lucifer luik luipaard maag maan maand maandag maanlicht maart maat madelief magneet mais maker makreel mammoet mand mandarijn mango
mapje markt marmer marmot marter masker mast mat matras meer mees meester meeuw mei meisje melk meloen menu merel meter metro meubel middag mier mijl
mijn mineraal minuut mist mixer modder model moeras moestuin mol molen moment mos mosterd motor mug muis munt muntje museum muur muziek naald naam
nacht nagel nat natuur navel neef negen nest net neus neushoorn nicht nietje nieuw noorden noot nota notenbalk november nul nummer oase oceaan ochtend
oester oever oktober oliebol olijf oma omelet onder ontbijt oog ooievaar oom oor oost opa open opera oranje orchidee orgel orkest otter oven
paal paard paars pad pagina pak paleis palm pan panda panter papa papaver papegaai paperclip papier paprika parade paraplu parel park parkiet partij
passer pasta pauw pauze pedaal peer pelikaan pen penseel peper perzik piano picknick pijp piloot pinda piraat piramide pizza plaat plaats
plafond plakband planeet plank plant plein plezier ploeg pluim poffertje polder pollepel pompoen pony poolster poort pop post postbode poster
postzegel pot potlood prei prijs prins prinses printer prisma proef programma propeller puzzel quiz raad raadsel raaf raam race radijs radio raket ram
rand ratel rebus recept rechtsaf record ree reep regel regen regenboog regenbui regenjas reiger reis reiziger rem renner reus riem riet rijst ring
ritme rits rivier robijn robot rode roeiboot rok roller roman rond rood room roos rotonde route rozijn rubber rug rugzak ruimte ruit rups saffier
salade sambal sandaal sap sardine satelliet satijn saus schaap schaar schaats schaduw schaken schat scheepje schelp schepje scherm schilder schildpad
schip schoen schommel school schort schouder schrift schroef schuim schuur serre sesam sjaal ski sla slaap slager slee sleutel slinger slipper sloot
smaak smaragd smid sneeuw sneeuwbal sneeuwman snoek snoep soep soepkom sofa sok spaak spaghetti specht speelgoed spek spel spiegel spijker spinazie
spits spons spoor sport spreeuw sprei sprong spruit stad stadion stal stam stap station steen steiger stempel step ster sterretje stoel stoep stof
stoom storm straat strand streep strik stripboek stro struik student studio stuiver stuur suiker suikerpot surfplank taal taart tablet tafel tak
tamboer tand tandarts tante tapijt tas taxi team teddybeer tegel telefoon telescoop tennis tent terras theater thee theekop theepot thema thuis ticket
tien tijd tijger tijm timmerman toets tomaat toneel tong tor toren touw tovenaar tractor trap trein trekker triangel tribune trommel trompet troon
trui tuin tuinman tulp tunnel turkoois twaalf twee tweeling uil uitje uitzicht uniform uur vaas vak vakantie valk vallei vanille varen vat vee veer
veld veldmuis venkel venster verf vergiet verhaal verkeer vers vest vier vijf vijg vijver vilt vin vink viool vis visser vlag vlam vlas vlecht vleugel
vlieger vliegtuig vlinder vloer vloot vlot voet voetbal vogel volgende volk voor vork vorm vos vraag vracht vrede vriend vriendin vrijdag vroeg
vrolijk vulkaan vuur vuurtoren waaier wafel wagen walnoot wand wandeling wang water waterval week weer weg weide wekker wereld werk wesp west wieg
wiel wijk wijzer wilg wind winkel winter wipwap wiskunde woensdag wol wolf wolk wonder woning woord worm wortel woud yoga yoghurt zaal zadel zakdoek
zaklamp zalm zand zandbak zang zanger zaterdag zebra zee zeehond zeep zeester zeewier zegel zeil zes zeven zilver zin zitkamer zoet zolder zomer zon
zondag zonlicht zonnebril zorg zout zuid zuivel zus zwaan zwaluw zwembad zwemles zwemmer
`
  .trim()
  .split(/\s+/u);
