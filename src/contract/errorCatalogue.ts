import type { ErrorCode } from "./errorCodes";

/** How a code is said and shown. `retry`: whether doing the same again can help. */
export type ErrorEntry = {
  readonly message: { readonly "en-US": string; readonly "nl-NL": string };
  readonly screen: "field" | "notice" | "page";
  readonly retry: boolean;
};

const say = (screen: ErrorEntry["screen"], retry: boolean, en: string, nl: string): ErrorEntry => ({ message: { "en-US": en, "nl-NL": nl }, screen, retry });

/**
 * Every code in words. A message says what happened, what was kept where something could be lost, and what to do; it never blames.
 * screen: beside the field it is about, as a notice where the person is working, or instead of the page.
 */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = {
  ALREADY_A_MEMBER: say("notice", false, "You already have an account, and you are signed in to it.", "Je hebt al een account en je bent ermee aangemeld."),
  BAD_CURSOR: say("notice", false, "This list has changed in the meantime. Load the page again to see it.", "Deze lijst is intussen veranderd. Laad de pagina opnieuw om haar te zien."),
  BAD_REQUEST: say("notice", false, "The server did not understand this request. Nothing was changed. Load the page again, please.", "De server begreep dit verzoek niet. Er is niets veranderd. Laad de pagina opnieuw."),
  DOCUMENT_UNKNOWN: say("page", false, "A new version of Typeloop is available. Load the page again to use it.", "Er is een nieuwe versie van Typeloop. Laad de pagina opnieuw om haar te gebruiken."),
  EMPTY_RUN: say("notice", false, "Nothing was typed in this run, so there is nothing to save. Start a new one when you like.", "In deze ronde is niets getypt, dus er valt niets te bewaren. Begin gerust een nieuwe."),
  IMPOSSIBLE_TIMING: say("notice", false, "The times of this run cannot be right, so it was not saved. Check the clock of this computer, and type it again.", "De tijden van deze ronde kunnen niet kloppen, dus ze is niet bewaard. Controleer de klok van deze computer en typ haar opnieuw."),
  INTERNAL: say("page", true, "Something went wrong on our side. What was saved is safe. Try again in a moment.", "Er ging iets mis aan onze kant. Wat bewaard was, is veilig. Probeer het zo nog eens."),
  INVALID_EMAIL: say("field", false, "This does not look like an e-mail address. You can also leave it empty.", "Dit lijkt geen e-mailadres. Je mag het ook leeg laten."),
  KICKED: say("page", false, "The host has taken you out of this race. You can watch it, or join another one.", "De organisator heeft je uit deze race gehaald. Je kunt blijven kijken of aan een andere meedoen."),
  MALFORMED_LOG: say("notice", false, "This run arrived damaged and could not be saved. Type it once more, please.", "Deze ronde kwam beschadigd aan en kon niet worden bewaard. Typ haar nog een keer."),
  NETWORK: say("notice", true, "The server cannot be reached right now. What you typed stays here. Try again in a moment.", "De server is nu niet bereikbaar. Wat je typte blijft hier staan. Probeer het zo nog eens."),
  NOT_ALLOWED: say("page", false, "This belongs to somebody else, so it cannot be shown or changed here.", "Dit is van iemand anders en kan hier niet worden getoond of veranderd."),
  NOT_AN_IMAGE: say("field", false, "This file is not a picture that can be used. Choose a PNG, JPEG or WebP file.", "Dit bestand is geen bruikbare afbeelding. Kies een PNG-, JPEG- of WebP-bestand."),
  NOT_A_RACER: say("notice", false, "You have no seat in this race. Join it first, or watch.", "Je hebt geen plaats in deze race. Doe eerst mee, of kijk toe."),
  NOT_FOUND: say("page", false, "This is not here, or not any more.", "Dit is hier niet, of niet meer."),
  NOT_SIGNED_IN: say("page", false, "You need to be signed in for this.", "Hiervoor moet je aangemeld zijn."),
  NOT_THE_HOST: say("notice", false, "Only the host of the race can do this.", "Alleen de organisator van de race kan dit doen."),
  OFFLINE: say("notice", true, "You are offline. What you typed stays here, and everything goes on when the connection is back.", "Je bent offline. Wat je typte blijft hier staan, en alles gaat verder zodra er weer verbinding is."),
  PAYLOAD_TOO_LARGE: say("notice", false, "This is more than the server takes at once. Nothing was changed. Choose something smaller.", "Dit is meer dan de server in één keer aanneemt. Er is niets veranderd. Kies iets kleiners."),
  QUERY_NOT_ALLOWED: say("page", false, "The server answers only the questions that Typeloop itself asks.", "De server beantwoordt alleen de vragen die Typeloop zelf stelt."),
  RACE_FULL: say("notice", false, "All seats of this race are taken. You can watch it, or start another one.", "Alle plaatsen in deze race zijn bezet. Je kunt kijken of een andere race beginnen."),
  RACE_NOT_FOUND: say("page", false, "There is no race with this code. Check the six characters, or ask for a new code.", "Er is geen race met deze code. Controleer de zes tekens of vraag om een nieuwe code."),
  RACE_NOT_OVER: say("notice", false, "This race is still going on. A rematch can start when it is over.", "Deze race is nog bezig. Een nieuwe kan beginnen als ze voorbij is."),
  RACE_NOT_RUNNING: say("notice", false, "This race is not running now, so nothing can be typed in it.", "Deze race loopt nu niet, dus er kan niet in getypt worden."),
  RACE_OVER: say("notice", false, "This race is over. Everything you typed before the end counts.", "Deze race is voorbij. Alles wat je voor het einde typte telt mee."),
  RACE_STARTED: say("notice", false, "This race has already started. You can watch it and join the next one.", "Deze race is al begonnen. Je kunt kijken en aan de volgende meedoen."),
  RATE_LIMITED: say("notice", true, "That was often in a short time. Wait a minute, then try again.", "Dat was vaak in korte tijd. Wacht een minuut en probeer het dan opnieuw."),
  REQUIRED: say("field", false, "Please fill this in.", "Vul dit in."),
  SEQUENCE_GAP: say("notice", true, "Some keystrokes have not arrived yet. They are kept and sent again by themselves.", "Een paar aanslagen zijn nog niet aangekomen. Ze zijn bewaard en worden vanzelf opnieuw gestuurd."),
  SESSION_EXPIRED: say("notice", true, "You have been signed out. What you typed stays here. Sign in again to go on with your account.", "Je bent afgemeld. Wat je typte blijft hier staan. Meld je opnieuw aan om met je account verder te gaan."),
  TEXT_NOT_FOUND: say("notice", false, "This text is no longer in the library. Choose another one.", "Deze tekst staat niet meer in de bibliotheek. Kies een andere."),
  TOO_FEW_RACERS: say("notice", false, "A race needs at least two. Share the code, and start when somebody has joined.", "Een race heeft er minstens twee nodig. Deel de code en begin als er iemand bij is."),
  TOO_LONG: say("field", false, "This is too long. Make it a little shorter.", "Dit is te lang. Maak het iets korter."),
  TOO_SHORT: say("field", false, "This is too short. Add a few characters.", "Dit is te kort. Voeg een paar tekens toe."),
  UNFINISHED_RUN: say("notice", false, "This run ended before its time or its text did, so it was not saved. Start a new one when you like.", "Deze ronde stopte voor de tijd of de tekst om was, dus ze is niet bewaard. Begin gerust een nieuwe."),
  UNSUITABLE_NAME: say("field", false, "This name does not suit a class. Choose another one, please.", "Deze naam past niet in een klas. Kies een andere."),
  USERNAME_TAKEN: say("field", false, "Somebody else has this username. Try another one.", "Iemand anders heeft deze gebruikersnaam al. Probeer een andere."),
  WRONG_CHARACTERS: say("field", false, "Some of these characters cannot be used here.", "Sommige van deze tekens kunnen hier niet."),
  WRONG_CREDENTIALS: say("notice", false, "This username and password do not belong together. Check both, and try again.", "Deze gebruikersnaam en dit wachtwoord horen niet bij elkaar. Controleer beide en probeer het opnieuw."),
  WRONG_PASSWORD: say("field", false, "This is not your current password. Nothing was changed.", "Dit is niet je huidige wachtwoord. Er is niets veranderd."),
};
