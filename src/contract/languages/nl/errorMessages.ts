import type { ErrorCode } from "../../errorCodes";

/** The message of each code in Dutch. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_LOCKED: "Dit account is vergrendeld. Vraag een beheerder van deze server waarom.",
  ACCOUNT_NEEDED:
    "Hiervoor heb je een account nodig, zodat we je werk kunnen opslaan. Een naam en een wachtwoord zijn " +
    "genoeg, een e-mailadres is niet nodig.",
  ACCOUNT_NOT_LINKED:
    "Je schoolaccount is hier nog niet aan een account gekoppeld. Log in met je gebruikersnaam en " +
    "wachtwoord en koppel het bij Instellingen, of vraag je leerkracht om een account.",
  ADMIN_LINK_EXPIRED: "Deze link is ouder dan 12 uur en werkt niet meer. Start de server opnieuw voor een nieuwe.",
  ADMIN_LINK_UNKNOWN:
    "Deze link werkt niet. Kopieer de hele link van de plek waar de server is gestart. Is de server opnieuw " +
    "gestart? Gebruik dan de nieuwste link.",
  ADMIN_LINK_USED:
    "Deze link is al gebruikt: deze server heeft een beheerder. Vraag die om jou ook beheerder te maken.",
  ALREADY_A_MEMBER: "Je hebt al een account en je bent ermee ingelogd.",
  ALREADY_LINKED:
    "Je account is al gekoppeld aan een schoolaccount van deze school. Ontkoppel dat eerst bij Instellingen.",
  ASSIGNMENT_NOT_FOUND: "Opdracht niet gevonden. Misschien is hij verwijderd.",
  ATTEMPT_OVER: "De tijd van deze poging is om, dus er kan niets meer bij. Wat op tijd aankwam, telt mee.",
  ATTEMPT_RUNNING: "Er is nog een poging bezig. Ga daarmee verder of lever die eerst in.",
  BACKUP_RUNNING: "Er wordt al een back-up gemaakt. Wacht tot die klaar is.",
  BAD_CURSOR: "Deze lijst is intussen veranderd. Laad de pagina opnieuw om de nieuwe lijst te zien.",
  BAD_REQUEST: "De server begreep dit verzoek niet. Er is niets veranderd. Laad de pagina opnieuw.",
  BAD_UPLOAD: "Dit bestand kwam beschadigd of onvolledig aan. Er is niets veranderd. Kies het opnieuw.",
  COACH_LINK_UNKNOWN:
    "Deze link werkt niet meer. Misschien is hij al gebruikt, verwijderd of verlopen. Vraag om een nieuwe.",
  COMPETITION_OFF:
    "In deze groep staat het klassement uit, dus een toernooi kan niet. Zet het klassement eerst aan bij de " +
    "instellingen van de groep.",
  DAILY_ATTEMPT_USED: "Je hebt je poging voor de tekst van de dag al gebruikt. Morgen is er een nieuwe tekst.",
  DOCUMENT_UNKNOWN: "Er is een nieuwe versie van Typeloop. Laad de pagina opnieuw om die te gebruiken.",
  DUE_BEFORE_OPENING:
    "De inleverdatum ligt vóór de begindatum. Kies een latere inleverdatum of een eerdere begindatum.",
  DUPLICATE_NAME: "Deze naam staat twee keer in de lijst.",
  EDIT_CONFLICT:
    "Iemand anders heeft dit intussen veranderd. Jouw wijzigingen zijn nog niet opgeslagen. Bekijk de huidige " +
    "versie en breng je wijzigingen dan opnieuw aan.",
  EMPTY_RUN: "In deze ronde is niets getypt, dus er is niets om op te slaan. Begin gerust een nieuwe.",
  EXAM_NORM_CHANGED:
    "Deze norm is veranderd sinds deze pagina werd geladen. Er is geen examen begonnen. Laad de pagina opnieuw " +
    "om de huidige norm te zien.",
  EXAM_NORM_UNKNOWN: "Er is geen examennorm met deze naam. Kies er een uit de lijst.",
  EXTENSION_TOO_EARLY: "Het uitstel moet na de inleverdatum eindigen. Kies een latere datum of tijd.",
  EXTERNAL_ACCOUNT_TAKEN:
    "Dit schoolaccount is al aan een ander Typeloop-account gekoppeld. Log daarmee in, of ontkoppel het daar " +
    "eerst.",
  FILE_CUT_OFF: "Dit bestand houdt halverwege op. Download het opnieuw van de site en kies het hier.",
  FILE_TOO_HARD:
    "Het lezen van dit bestand duurt te lang. Sla het opnieuw op als platte tekst (.txt) of kies een kleiner bestand.",
  GROUP_ARCHIVED: "Deze groep is gearchiveerd en alleen-lezen. Zet hem terug om iets te veranderen.",
  GROUP_FULL: "Deze groep is vol: er zitten 500 mensen in. Vraag of er een tweede groep komt.",
  HASH_MISMATCH: "De server herkende dit verzoek niet. Er is niets veranderd. Laad de pagina opnieuw.",
  IDEMPOTENCY_KEY_REUSED:
    "Dit is twee keer verstuurd met verschillende inhoud, dus alleen de eerste keer telt. Doe het nog een keer.",
  IMPOSSIBLE_TIMING:
    "De tijden van deze ronde kunnen niet kloppen, dus hij is niet opgeslagen. Controleer de klok van deze " +
    "computer en typ de tekst opnieuw.",
  INTERNAL: "Er ging iets mis aan onze kant. Wat was opgeslagen, is veilig. Probeer het zo nog eens.",
  INVALID_EMAIL: "Dit lijkt geen e-mailadres. Je mag het ook leeg laten.",
  JOIN_CODE_UNKNOWN:
    "Met deze code kun je niet meedoen met een groep. Controleer de acht tekens of vraag om een nieuwe code.",
  KICKED: "De organisator heeft je uit deze race verwijderd. Je kunt blijven kijken of aan een andere meedoen.",
  LAST_ADMIN: "Deze server heeft een beheerder nodig. Maak eerst iemand anders beheerder.",
  LAST_OWNER: "Een groep heeft een eigenaar nodig. Maak eerst iemand anders eigenaar.",
  LESSON_NOT_FOUND:
    "Deze oefening staat in geen enkele cursus. Er is niets verloren. Ga terug naar de cursus en kies een andere.",
  LEVELS_NOT_RISING: "Bij elk niveau moet de snelheid hoger zijn dan bij het vorige.",
  LEVEL_ALLOWS_MORE_ERRORS: "Een niveau mag niet meer fouten toestaan dan het vorige. Vul een lager getal in.",
  LOG_FULL: "Deze poging zit vol: er kunnen geen aanslagen meer bij. Wat je daarvoor typte, telt mee.",
  MALFORMED_LOG: "Deze ronde kwam beschadigd aan en kon niet worden opgeslagen. Typ de tekst opnieuw.",
  MEMBERS_ALREADY_MADE:
    "Deze accounts zijn al gemaakt. Heb je de kaartjes niet? Selecteer de namen in de lijst en geef ze een " +
    "nieuw wachtwoord.",
  MIXED_SEPARATORS:
    "In deze rij staat een ander scheidingsteken tussen de kolommen dan in de andere rijen. Gebruik in elke " +
    "rij hetzelfde teken.",
  NAME_MISMATCH:
    "Dit is niet de naam van het account dat wordt verwijderd. Er is niets veranderd. Typ de naam zoals die " +
    "hierboven staat.",
  NETWORK: "De server is nu niet bereikbaar. Wat je typte, blijft hier staan. Probeer het zo nog eens.",
  NORM_NOT_IN_GROUP:
    "Deze groep kan een van de examens niet doen. Kies een andere groep, of voeg het examen eerst toe aan deze groep.",
  NOT_ALLOWED: "Dit is van iemand anders, dus je kunt het hier niet bekijken of veranderen.",
  NOT_AN_EXPORT:
    "Dit is geen bestand met resultaten van Monkeytype of keybr. Download daar je resultaten en kies dat bestand.",
  NOT_AN_IMAGE: "Dit bestand is niet als foto te gebruiken. Kies een PNG-, JPEG- of WebP-bestand.",
  NOT_A_COACH: "Alleen wie deze groep leidt, kan dit doen.",
  NOT_A_MEMBER:
    "Voor een examen heb je een account nodig, want op het certificaat staat je naam. Maak er een of log in. " +
    "Voor de proefexamens van de cursus hoeft dat niet.",
  NOT_A_RACER: "Je hebt geen plaats in deze race. Doe eerst mee, of blijf kijken.",
  NOT_A_ROSTER:
    "Dit is geen OneRoster-bestand. Kies het zipbestand met manifest.csv dat je leerlingadministratie exporteert.",
  NOT_A_TEXT_FILE: "Dit bestand bevat geen leesbare tekst. Kies een .txt-, .csv- of .docx-bestand.",
  NOT_FOUND: "Niet gevonden. Misschien is het verwijderd.",
  NOT_IN_GROUP: "Deze race is alleen voor één groep. Doe eerst mee met die groep, of blijf kijken.",
  NOT_MADE_HERE:
    "Dit account is niet door jouw groep gemaakt. Alleen de persoon zelf kan het wachtwoord veranderen of het " +
    "account verwijderen.",
  NOT_SIGNED_IN: "Hiervoor moet je inloggen.",
  NOT_THE_HOST: "Alleen de organisator van de race kan dit doen.",
  NOT_THE_NEXT_ATTEMPT:
    "Er is een andere poging aan de beurt. Laad de pagina opnieuw om te zien hoe ver dit examen is.",
  NO_ATTEMPT_LEFT: "Je hebt geen pogingen meer voor dit examen. Je kunt een nieuw examen beginnen.",
  NO_ATTEMPT_MADE: "Je bent nog niet aan een poging begonnen, dus er valt niets af te ronden.",
  NO_ATTEMPT_RUNNING: "Er is geen poging bezig. Laad de pagina opnieuw om te zien hoe ver dit examen is.",
  NO_DUE_DATE: "Deze opdracht heeft geen inleverdatum, dus uitstel is niet mogelijk. Kies eerst een inleverdatum.",
  OFFLINE: "Je bent offline. Wat je typte, blijft hier staan, en alles gaat verder zodra je weer online bent.",
  ONLY_WAY_IN: "Dit is je enige manier om in te loggen, dus er is niets verwijderd. Stel eerst een wachtwoord in.",
  OTHER_DEVICE: "Deze poging gaat verder in een ander venster of op een ander apparaat. Wat je daar typt, telt.",
  OTHER_HEAT: "Je zit in een andere voorronde. Ga terug naar je groep en doe mee aan je eigen voorronde.",
  OUT_OF_RANGE: "Dit valt buiten de grenzen. Kies iets binnen de grenzen die erbij staan.",
  OWN_ACCOUNT: "Dit kan niet met je eigen account. Vraag het aan een andere beheerder, of gebruik je instellingen.",
  PASSKEY_UNCONFIRMED: "Deze passkey kon niet worden bevestigd. Probeer het opnieuw of log op een andere manier in.",
  PASSWORD_TOO_COMMON: "Veel mensen gebruiken dit wachtwoord, dus het is makkelijk te raden. Kies een ander.",
  PAYLOAD_TOO_LARGE: "Dit is te groot om in één keer te versturen. Er is niets veranderd. Kies iets kleiners.",
  PERSISTED_QUERY_NOT_FOUND: "De server kent dit verzoek nog niet. Het wordt vanzelf volledig opnieuw verstuurd.",
  QUERY_NOT_ALLOWED: "De server accepteert alleen verzoeken die Typeloop zelf doet.",
  PRIVATE_RACE_ONLY: "Dit kan alleen in een besloten race. Kies een besloten race of kies iets anders.",
  RACE_EMPTY: "Er doet nog niemand mee aan deze race. Start hem als er iemand meedoet.",
  RACE_FULL: "Alle plaatsen in deze race zijn bezet. Je kunt kijken of een andere race beginnen.",
  RACE_NOT_FOUND: "Er is geen race met deze code. Controleer de zes tekens of vraag om een nieuwe code.",
  RACE_NOT_OVER: "Deze race is nog bezig. Een revanche kan pas als hij voorbij is.",
  RACE_NOT_RUNNING: "Deze race is nu niet bezig, dus je kunt er niet in typen.",
  RACE_OVER: "Deze race is voorbij. Alles wat je vóór het einde typte, telt mee.",
  RACE_STARTED: "Deze race is al begonnen. Je kunt kijken en aan de volgende meedoen.",
  RACE_STOPPED: "De race is gestopt door een probleem met de server. Open de race om te zien wat je kunt doen.",
  RATE_LIMITED: "Te veel pogingen in korte tijd. Wacht een minuut en probeer het dan opnieuw.",
  REQUIRED: "Vul dit in.",
  ROSTER_CHANGED:
    "Er zijn accounts of klassen veranderd sinds je dit bestand controleerde. Er is niets geïmporteerd. " +
    "Controleer het bestand opnieuw.",
  SEQUENCE_GAP: "Een paar aanslagen zijn nog niet aangekomen. Ze worden bewaard en vanzelf opnieuw verstuurd.",
  SESSION_EXPIRED:
    "Je bent uitgelogd: je sessie is verlopen, of het account bestaat niet meer. Wat je typte, blijft hier " +
    "staan. Log in om verder te gaan.",
  SIGN_IN_AWAY:
    "De inlogdienst van je school is nu niet bereikbaar. Probeer het over een paar minuten opnieuw, of log in" +
    " met een gebruikersnaam en wachtwoord.",
  SIGN_IN_CANCELLED:
    "Je bent niet ingelogd, want het inloggen is op de inlogpagina van je school afgebroken. Je kunt opnieuw " +
    "beginnen.",
  SIGN_IN_OVER:
    "Deze inlogpoging werkt niet meer: het duurde te lang, de poging is al gebruikt of je begon in een andere" +
    " browser. Begin opnieuw.",
  SIGN_IN_UNCONFIRMED:
    "Je bent niet ingelogd, want het antwoord van de inlogdienst van je school kon niet worden bevestigd. Begin " +
    "opnieuw. Blijft dit gebeuren, vertel het dan aan degene die deze server beheert.",
  SWITCHED_OFF:
    "Een beheerder van deze server heeft dit tijdelijk uitgezet. Er is niets veranderd. Probeer het later nog " +
    "eens.",
  TEXT_NOT_FOUND: "Deze tekst staat niet meer in de bibliotheek. Kies een andere.",
  TEXT_NOT_IN_GROUP:
    "Deze groep kan een van de teksten niet lezen. Deel de tekst eerst met deze groep, of kies een andere groep.",
  TIMED_OUT: "De server doet er langer over dan normaal. Er gebeurt niets dubbel. Probeer het zo nog eens.",
  TOO_COMPLEX: "Dit verzoek is te groot voor de server. Vraag minder tegelijk op.",
  TOO_FEW_RACERS:
    "Er zijn te weinig deelnemers: voor een open race zijn er minstens twee nodig. Deel de code en start als " +
    "er iemand meedoet.",
  TOO_LONG: "Dit is te lang. Maak het iets korter.",
  TOO_MANY_ANNOUNCEMENTS: "Er zijn al 20 mededelingen, en meer kan niet. Verwijder er eerst een.",
  TOO_MANY_ASSIGNMENTS:
    "Deze groep heeft al 500 opdrachten, en meer kan niet. Verwijder concepten die je niet meer nodig hebt, of " +
    "maak een nieuwe groep.",
  TOO_MANY_COACH_LINKS: "Deze groep heeft al 10 geldige uitnodigingslinks, en meer kan niet. Verwijder er eerst een.",
  TOO_MANY_EXAM_NORMS: "Er zijn hier al 50 normen, en meer kan niet. Bewerk er een die je niet meer nodig hebt.",
  TOO_MANY_GROUPS: "Je zit al in 100 groepen, en meer kan niet. Verlaat er een die je niet meer nodig hebt.",
  TOO_MANY_GROUPS_TOGETHER:
    "Samen zitten de twee accounts in meer dan 100 groepen, en meer kan niet. " +
    "Verlaat er een paar en probeer het dan opnieuw.",
  TOO_MANY_PASSKEYS: "Je hebt al 10 passkeys, en meer kan niet. Verwijder er een die je niet meer gebruikt.",
  TOO_MANY_ROWS: "Dit zijn te veel namen in één keer. Voeg er hoogstens 500 toe.",
  TOO_MANY_RUNS: "Dit zijn te veel rondes: van één site kun je er hoogstens 100.000 importeren.",
  TOO_MANY_RUNS_AS_GUEST:
    "Dit zijn te veel rondes: als gast kun je er hoogstens 20.000 importeren. Met een account 100.000 per site.",
  TOO_MANY_SENTENCES: "Je hebt al 200 zinnen gemeld, en meer kan niet. Bedankt daarvoor.",
  TOO_MANY_TASKS: "Een opdracht kan maximaal 10 onderdelen hebben. Verwijder er een, of maak een tweede opdracht.",
  TOO_MANY_TEXTS:
    "Je hebt al 200 teksten, en meer kan niet. Verwijder er een die je niet meer nodig hebt en sla deze dan op.",
  TOO_MANY_TEXTS_TOGETHER:
    "Samen hebben de twee accounts meer dan 200 teksten, en meer kan niet. " +
    "Verwijder er een paar en probeer het dan opnieuw.",
  TOO_MANY_WALL_LINKS:
    "Er zijn al 5 links naar het grote scherm, en meer kan niet. Verwijder er een die je niet meer nodig hebt.",
  TOO_SHORT: "Dit is te kort. Voeg een paar tekens toe.",
  TOURNAMENT_EXISTS: "Deze groep heeft al een toernooi. Beëindig of verwijder het voordat je een nieuw toernooi start.",
  TOURNAMENT_NOT_RUNNING:
    "Dit toernooi is vandaag niet bezig. Bekijk de eerste en laatste dag op de pagina van de groep.",
  UNFINISHED_RUN: "Deze ronde is niet afgemaakt, dus hij is niet opgeslagen. Begin gerust een nieuwe.",
  UNSUITABLE_NAME: "Deze naam is niet geschikt voor een klas. Kies een andere.",
  USERNAME_TAKEN: "Deze gebruikersnaam is al bezet. Probeer een andere.",
  USERNAME_UNKNOWN: "Er is geen account met deze gebruikersnaam. Vraag hoe je hem schrijft.",
  WRONG_ASSIGNMENT_STATE:
    "Deze opdracht is intussen opengezet of gesloten, dus dit kan niet meer. Er is niets veranderd.",
  WRONG_CHARACTERS: "Sommige van deze tekens kun je hier niet gebruiken. Haal ze weg.",
  WRONG_CREDENTIALS: "Verkeerde gebruikersnaam of verkeerd wachtwoord. Controleer beide en probeer het opnieuw.",
  WRONG_ENCODING: "De tekens in dit bestand konden niet worden gelezen. Sla het op als UTF-8 en kies het opnieuw.",
  WRONG_PASSWORD: "Dit is niet je huidige wachtwoord. Er is niets veranderd. Controleer het en probeer het opnieuw.",
  WRONG_STATE: "Dit kan nu niet. Laad de pagina opnieuw om te zien hoe het ervoor staat.",
};
