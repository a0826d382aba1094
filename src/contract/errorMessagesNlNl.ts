import type { ErrorCode } from "./errorCodes";

/** The message of each code in Dutch. */
export const errorMessagesNlNl: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_NEEDED:
    "Hiervoor heb je een account nodig, zodat je terug te vinden bent. Een naam en een wachtwoord zijn genoeg: " +
    "niemand vraagt om een e-mailadres.",
  ADMIN_LINK_EXPIRED:
    "Deze link is ouder dan 12 uur en werkt niet meer. Start de server opnieuw: dan toont hij een nieuwe.",
  ADMIN_LINK_UNKNOWN:
    "Deze link werkt niet. Kopieer hem helemaal, van waar de server is gestart. Is de server opnieuw gestart? " +
    "Gebruik dan de nieuwste link.",
  ADMIN_LINK_USED: "Deze link is al gebruikt: deze server heeft een beheerder. Vraag die om je ook beheerder te maken.",
  ALREADY_A_MEMBER: "Je hebt al een account en je bent ermee aangemeld.",
  ASSIGNMENT_NOT_FOUND: "Deze opdracht is hier niet, of niet meer.",
  ATTEMPT_OVER: "De tijd van deze poging is om, dus er kan niets meer bij. Wat op tijd aankwam telt mee.",
  ATTEMPT_RUNNING: "Er is nog een poging bezig. Ga daarmee verder of lever haar eerst in.",
  BAD_CURSOR: "Deze lijst is intussen veranderd. Laad de pagina opnieuw om haar te zien.",
  BAD_REQUEST: "De server begreep dit verzoek niet. Er is niets veranderd. Laad de pagina opnieuw.",
  BAD_UPLOAD: "Dit bestand kwam beschadigd of onvolledig aan. Er is niets veranderd. Kies het opnieuw.",
  DOCUMENT_UNKNOWN: "Er is een nieuwe versie van Typeloop. Laad de pagina opnieuw om haar te gebruiken.",
  DUE_BEFORE_OPENING: "Dit moet af zijn voordat het opengaat. Kies een latere datum of open het eerder.",
  DUPLICATE_NAME: "Deze naam staat twee keer in de lijst.",
  EDIT_CONFLICT:
    "Iemand anders heeft dit intussen veranderd. Van jou is nog niets bewaard. Kijk hoe het nu is en verander het " +
    "dan opnieuw.",
  EMPTY_RUN: "In deze ronde is niets getypt, dus er valt niets te bewaren. Begin gerust een nieuwe.",
  EXAM_NORM_CHANGED:
    "Deze norm is veranderd sinds deze pagina werd geladen. Er is niets begonnen. Laad de pagina opnieuw om de " +
    "norm van nu te zien.",
  EXAM_NORM_UNKNOWN: "Er is geen examennorm met deze naam. Kies er een uit de lijst.",
  FILE_TOO_HARD:
    "Het lezen van dit bestand duurt te lang. Sla het opnieuw op als platte tekst (.txt) of kies een kleiner bestand.",
  GROUP_ARCHIVED: "Deze groep is gearchiveerd. Je kunt alles lezen. Haal haar uit het archief om iets te veranderen.",
  GROUP_FULL: "Deze groep is vol: er zitten 500 mensen in. Vraag de coach om een tweede te maken.",
  HASH_MISMATCH: "De server kreeg een vraag onder een verkeerde naam. Er is niets veranderd. Laad de pagina opnieuw.",
  IDEMPOTENCY_KEY_REUSED:
    "Dit is twee keer verstuurd met verschillende inhoud, dus alleen de eerste telt. Doe het nog een keer.",
  IMPOSSIBLE_TIMING:
    "De tijden van deze ronde kunnen niet kloppen, dus ze is niet bewaard. Controleer de klok van deze computer " +
    "en typ haar opnieuw.",
  INTERNAL: "Er ging iets mis aan onze kant. Wat bewaard was, is veilig. Probeer het zo nog eens.",
  INVALID_EMAIL: "Dit lijkt geen e-mailadres. Je mag het ook leeg laten.",
  JOIN_CODE_UNKNOWN:
    "Met deze code kun je bij geen groep. Controleer de acht tekens of vraag je coach om een nieuwe code.",
  KICKED: "De organisator heeft je uit deze race gehaald. Je kunt blijven kijken of aan een andere meedoen.",
  LAST_ADMIN: "Deze server heeft een beheerder nodig. Maak eerst iemand anders beheerder.",
  LAST_OWNER: "Een groep heeft een eigenaar nodig. Maak eerst iemand anders eigenaar.",
  LESSON_NOT_FOUND:
    "Deze oefening staat in geen cursus, of niet meer. Er is niets verloren. Ga terug naar de cursus en kies een " +
    "andere.",
  LOG_FULL: "Deze poging zit vol: er kunnen geen aanslagen meer bij. Wat tot dan getypt was telt mee.",
  MALFORMED_LOG: "Deze ronde kwam beschadigd aan en kon niet worden bewaard. Typ haar nog een keer.",
  MEMBERS_ALREADY_MADE:
    "Deze accounts zijn al gemaakt. Heb je de kaartjes niet? Kies de leden in de lijst en geef ze een nieuw " +
    "wachtwoord (drie woorden).",
  MIXED_SEPARATORS:
    "In deze rij staat een ander scheidingsteken tussen de kolommen dan in de andere rijen. Gebruik in elke rij " +
    "hetzelfde teken.",
  NAME_MISMATCH:
    "Dit is niet de naam van het account dat verdwijnt. Er is niets veranderd. Typ de naam zoals die hierboven staat.",
  NETWORK: "De server is nu niet bereikbaar. Wat je typte blijft hier staan. Probeer het zo nog eens.",
  NOT_ALLOWED: "Dit is van iemand anders en kan hier niet worden getoond of veranderd.",
  NOT_AN_IMAGE: "Dit bestand is geen bruikbare afbeelding. Kies een PNG-, JPEG- of WebP-bestand.",
  NOT_A_COACH: "Alleen de coaches van de groep kunnen dit doen.",
  NOT_A_MEMBER:
    "Voor een examen heb je een account nodig, want op het certificaat staat je naam. Maak er een of meld je aan. " +
    "Proefexamens van de cursus kunnen zonder.",
  NOT_A_RACER: "Je hebt geen plaats in deze race. Doe eerst mee, of kijk toe.",
  NOT_A_TEXT_FILE: "Dit bestand is geen leesbare tekst. Kies een .txt-, .csv- of .docx-bestand.",
  NOT_FOUND: "Dit is hier niet, of niet meer.",
  NOT_IN_GROUP: "Deze race is voor de leden van de groep. Word eerst lid, of blijf kijken.",
  NOT_MADE_HERE:
    "Dit account is niet door jouw groep gemaakt. Alleen wie het zelf gebruikt kan het wachtwoord veranderen of " +
    "het verwijderen.",
  NOT_SIGNED_IN: "Hiervoor moet je aangemeld zijn.",
  NOT_THE_HOST: "Alleen de organisator van de race kan dit doen.",
  NOT_THE_NEXT_ATTEMPT:
    "Er is een andere poging aan de beurt. Laad de pagina opnieuw om te zien hoe ver dit examen is.",
  NO_ATTEMPT_LEFT: "Alle pogingen van dit examen zijn gedaan. Je kunt een nieuw examen beginnen.",
  NO_ATTEMPT_MADE: "Er is nog geen poging gedaan, dus er valt niets af te sluiten.",
  NO_ATTEMPT_RUNNING: "Er is geen poging bezig. Laad de pagina opnieuw om te zien hoe ver dit examen is.",
  OFFLINE: "Je bent offline. Wat je typte blijft hier staan, en alles gaat verder zodra er weer verbinding is.",
  OTHER_DEVICE: "Deze poging gaat verder in een ander venster of op een ander apparaat. Wat daar getypt wordt telt.",
  OUT_OF_RANGE: "Dit valt buiten wat hier kan. Kies iets binnen de grenzen die erbij staan.",
  PASSWORD_TOO_COMMON: "Veel mensen gebruiken dit wachtwoord, dus het is makkelijk te raden. Kies een ander.",
  PAYLOAD_TOO_LARGE: "Dit is meer dan de server in één keer aanneemt. Er is niets veranderd. Kies iets kleiners.",
  PERSISTED_QUERY_NOT_FOUND: "De server kent deze vraag nog niet. Ze wordt vanzelf voluit gesteld.",
  QUERY_NOT_ALLOWED: "De server beantwoordt alleen de vragen die Typeloop zelf stelt.",
  RACE_EMPTY: "Er doet nog niemand mee aan deze race. Begin als er iemand bij is.",
  RACE_FULL: "Alle plaatsen in deze race zijn bezet. Je kunt kijken of een andere race beginnen.",
  RACE_NOT_FOUND: "Er is geen race met deze code. Controleer de zes tekens of vraag om een nieuwe code.",
  RACE_NOT_OVER: "Deze race is nog bezig. Een nieuwe kan beginnen als ze voorbij is.",
  RACE_NOT_RUNNING: "Deze race loopt nu niet, dus er kan niet in getypt worden.",
  RACE_OVER: "Deze race is voorbij. Alles wat je voor het einde typte telt mee.",
  RACE_STARTED: "Deze race is al begonnen. Je kunt kijken en aan de volgende meedoen.",
  RACE_STOPPED: "De race is gestopt omdat de server opnieuw is gestart. Open de race voor wat je kunt doen.",
  RATE_LIMITED: "Dat was vaak in korte tijd. Wacht een minuut en probeer het dan opnieuw.",
  REQUIRED: "Vul dit in.",
  SEQUENCE_GAP: "Een paar aanslagen zijn nog niet aangekomen. Ze zijn bewaard en worden vanzelf opnieuw gestuurd.",
  SESSION_EXPIRED:
    "Je bent afgemeld: je sessie is voorbij, of het account bestaat niet meer. Wat je typte blijft hier staan. " +
    "Meld je aan om verder te gaan.",
  SWITCHED_OFF:
    "Dit is op dit moment uitgezet door wie deze server beheert. Er is niets veranderd. Probeer het later nog eens.",
  TEXT_NOT_FOUND: "Deze tekst staat niet meer in de bibliotheek. Kies een andere.",
  TIMED_OUT: "Dit duurt op de server langer dan anders. Er gebeurt niets dubbel. Probeer het zo nog eens.",
  TOO_COMPLEX: "Dit vraagt meer dan de server in één keer beantwoordt. Vraag om minder.",
  TOO_FEW_RACERS:
    "Er zijn te weinig racers: een open race heeft er minstens twee nodig. Deel de code en begin als er iemand bij is.",
  TOO_LONG: "Dit is te lang. Maak het iets korter.",
  TOO_MANY_ASSIGNMENTS:
    "Deze groep heeft 500 opdrachten, en meer kan niet. Verwijder concepten die niet meer nodig zijn, of maak een " +
    "nieuwe groep.",
  TOO_MANY_GROUPS: "Je zit in 100 groepen, en meer kan niet. Verlaat er een die je niet meer nodig hebt.",
  TOO_MANY_ROWS: "Dit is meer dan een groep in één keer aanneemt. Neem hoogstens 500 namen.",
  TOO_MANY_TEXTS:
    "Je hebt al 200 teksten bewaard, en meer past er niet. Verwijder er een die je niet meer nodig hebt, en " +
    "bewaar deze dan.",
  TOO_SHORT: "Dit is te kort. Voeg een paar tekens toe.",
  UNFINISHED_RUN: "Deze ronde stopte voor de tijd of de tekst om was, dus ze is niet bewaard. Begin gerust een nieuwe.",
  UNSUITABLE_NAME: "Deze naam past niet in een klas. Kies een andere.",
  USERNAME_TAKEN: "Iemand anders heeft deze gebruikersnaam al. Probeer een andere.",
  USERNAME_UNKNOWN: "Niemand heeft deze gebruikersnaam. Vraag hoe je hem schrijft.",
  WRONG_ASSIGNMENT_STATE:
    "Deze opdracht is intussen geopend of gesloten, dus dit kan er niet meer mee. Er is niets veranderd.",
  WRONG_CHARACTERS: "Sommige van deze tekens kunnen hier niet.",
  WRONG_CREDENTIALS:
    "Deze gebruikersnaam en dit wachtwoord horen niet bij elkaar. Controleer beide en probeer het opnieuw.",
  WRONG_ENCODING: "De letters van dit bestand konden niet worden gelezen. Sla het op als UTF-8 en kies het opnieuw.",
  WRONG_PASSWORD: "Dit is niet je huidige wachtwoord. Er is niets veranderd.",
  WRONG_STATE: "Dit kan niet zoals het er nu voor staat. Laad de pagina opnieuw om te zien hoe het is.",
};
