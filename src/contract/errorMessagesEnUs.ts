import type { ErrorCode } from "./errorCodes";

/**
 * The message of each code in English. It says what happened, what was saved where something could be lost, and what to
 * do next; it never blames. Each language is a file, so that a page loads only its own.
 */
export const errorMessagesEnUs: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_NEEDED:
    "This needs an account, so that you are found again. A name and a password are enough: nobody asks for an " +
    "e-mail address.",
  ADMIN_LINK_EXPIRED: "This link is older than 12 hours and no longer works. Restart the server: it prints a new one.",
  ADMIN_LINK_UNKNOWN:
    "This link doesn't work. Copy all of it from where the server was started. Was the server restarted? Then use " +
    "the newest link.",
  ADMIN_LINK_USED: "This link was already used: this server has an admin. Ask that admin to appoint you.",
  ALREADY_A_MEMBER: "You already have an account, and you are signed in to it.",
  ASSIGNMENT_NOT_FOUND: "This assignment is not here, or not any more.",
  ATTEMPT_OVER: "The time of this attempt is over, so nothing more can be added to it. What arrived in time counts.",
  ATTEMPT_RUNNING: "An attempt is still under way. Go on with it, or hand it in first.",
  BAD_CURSOR: "This list has changed in the meantime. Load the page again to see it.",
  BAD_REQUEST: "The server did not understand this request. Nothing was changed. Load the page again, please.",
  BAD_UPLOAD: "This file arrived damaged or incomplete. Nothing was changed. Choose it again, please.",
  DOCUMENT_UNKNOWN: "A new version of Typeloop is available. Load the page again to use it.",
  DUE_BEFORE_OPENING: "This is due before it opens. Choose a later date, or open it earlier.",
  DUPLICATE_NAME: "This name is in the list twice.",
  EDIT_CONFLICT:
    "Somebody else changed this meanwhile. Nothing of yours was kept yet. Look at how it is now, then change it again.",
  EMPTY_RUN: "Nothing was typed in this run, so there is nothing to save. Start a new one when you like.",
  EXAM_NORM_CHANGED:
    "This norm has changed since this page was loaded. Nothing was begun. Load the page again to see the norm of " +
    "today.",
  EXAM_NORM_UNKNOWN: "There is no exam norm of this name. Choose one from the list.",
  FILE_TOO_HARD: "This file takes too long to read. Save it again as plain text (.txt), or choose a smaller file.",
  GROUP_ARCHIVED:
    "This group is archived. Everything in it can be read. Take it out of the archive to change something.",
  GROUP_FULL: "This group is full: there are 500 people in it. Ask the coach to make a second one.",
  HASH_MISMATCH:
    "The server was asked a question under a wrong name. Nothing was changed. Load the page again, please.",
  IDEMPOTENCY_KEY_REUSED:
    "This was sent twice with different contents, so only the first counts. Do it once more, please.",
  IMPOSSIBLE_TIMING:
    "The times of this run cannot be right, so it was not saved. Check the clock of this computer, and type it again.",
  INTERNAL: "Something went wrong on our side. What was saved is safe. Try again in a moment.",
  INVALID_EMAIL: "This does not look like an e-mail address. You can also leave it empty.",
  JOIN_CODE_UNKNOWN:
    "No group can be joined with this code. Check the eight characters, or ask your coach for a new code.",
  KICKED: "The host has taken you out of this race. You can watch it, or join another one.",
  LAST_ADMIN: "This server needs an admin. Appoint somebody else first.",
  LAST_OWNER: "A group needs an owner. Make somebody else the owner first.",
  LESSON_NOT_FOUND:
    "This exercise is in no course, or not any more. Nothing was lost. Go back to the course and choose another one.",
  LOG_FULL: "This attempt has as many keystrokes as it can hold. What was typed until then counts.",
  MALFORMED_LOG: "This run arrived damaged and could not be saved. Type it once more, please.",
  MEMBERS_ALREADY_MADE:
    "These accounts were already made. If you don't have the cards, select the members in the list and give them " +
    "new pass-phrases.",
  MIXED_SEPARATORS:
    "The columns of this row are separated by another character than those of the other rows. Use the same one in " +
    "every row.",
  NAME_MISMATCH:
    "This is not the name of the account that ends. Nothing was changed. Type the name as it is shown above.",
  NETWORK: "The server cannot be reached right now. What you typed stays here. Try again in a moment.",
  NOT_ALLOWED: "This belongs to somebody else, so it cannot be shown or changed here.",
  NOT_AN_IMAGE: "This file is not a picture that can be used. Choose a PNG, JPEG or WebP file.",
  NOT_A_COACH: "Only the coaches of the group can do this.",
  NOT_A_MEMBER:
    "An exam needs an account, because the certificate bears your name. Make one, or sign in. Mock exams of the " +
    "course work without.",
  NOT_A_RACER: "You have no seat in this race. Join it first, or watch.",
  NOT_A_TEXT_FILE: "This file is no text that can be read. Choose a .txt, .csv or .docx file.",
  NOT_FOUND: "This is not here, or not any more.",
  NOT_IN_GROUP: "This race is for the members of its group. Join the group first, or stay and watch.",
  NOT_MADE_HERE: "This account was not made by your group. Only whose it is can change its password or delete it.",
  NOT_SIGNED_IN: "You need to be signed in for this.",
  NOT_THE_HOST: "Only the host of the race can do this.",
  NOT_THE_NEXT_ATTEMPT: "Another attempt is next. Load the page again to see where this exam stands.",
  NO_ATTEMPT_LEFT: "All attempts of this exam are made. You can start a new exam.",
  NO_ATTEMPT_MADE: "No attempt has been made yet, so there is nothing to finish.",
  NO_ATTEMPT_RUNNING: "No attempt is under way. Load the page again to see where this exam stands.",
  OFFLINE: "You are offline. What you typed stays here, and everything goes on when the connection is back.",
  OTHER_DEVICE: "This attempt goes on in another window or on another device. What is typed there counts.",
  OUT_OF_RANGE: "This is outside what is possible here. Choose something within the limits beside it.",
  PASSWORD_TOO_COMMON: "Many people use this password, so it is easy to guess. Choose another one.",
  PAYLOAD_TOO_LARGE: "This is more than the server takes at once. Nothing was changed. Choose something smaller.",
  PERSISTED_QUERY_NOT_FOUND: "The server does not know this question yet. It is asked again in full by itself.",
  QUERY_NOT_ALLOWED: "The server answers only the questions that Typeloop itself asks.",
  RACE_EMPTY: "Nobody is in this race yet. Start it when somebody has joined.",
  RACE_FULL: "All seats of this race are taken. You can watch it, or start another one.",
  RACE_NOT_FOUND: "There is no race with this code. Check the six characters, or ask for a new code.",
  RACE_NOT_OVER: "This race is still going on. A rematch can start when it is over.",
  RACE_NOT_RUNNING: "This race is not running now, so nothing can be typed in it.",
  RACE_OVER: "This race is over. Everything you typed before the end counts.",
  RACE_STARTED: "This race has already started. You can watch it and join the next one.",
  RACE_STOPPED: "The race stopped because the server restarted. Open the race to see what you can do.",
  RATE_LIMITED: "That was often in a short time. Wait a minute, then try again.",
  REQUIRED: "Please fill this in.",
  SEQUENCE_GAP: "Some keystrokes have not arrived yet. They are kept and sent again by themselves.",
  SESSION_EXPIRED:
    "You have been signed out: your session has ended, or the account does not exist any more. What you typed " +
    "stays here. Sign in to go on.",
  SWITCHED_OFF:
    "This is switched off at the moment by those who run this server. Nothing was changed. Try again later.",
  TEXT_NOT_FOUND: "This text is no longer in the library. Choose another one.",
  TIMED_OUT: "This takes the server longer than usual. Nothing is done twice. Try again in a moment.",
  TOO_COMPLEX: "This asks for more than the server answers at once. Ask for less.",
  TOO_FEW_RACERS:
    "There are too few racers: an open race needs at least two. Share the code, and start when somebody has joined.",
  TOO_LONG: "This is too long. Make it a little shorter.",
  TOO_MANY_ASSIGNMENTS:
    "This group has 500 assignments, and there is no room for more. Delete drafts that are no longer needed, or " +
    "make a new group.",
  TOO_MANY_GROUPS: "You are in 100 groups, and there is no room for more. Leave one that you no longer need.",
  TOO_MANY_ROWS: "This is more than a group takes at once. Bring at most 500 names.",
  TOO_MANY_TEXTS:
    "You have kept 200 texts, and there is no room for more. Delete one that you no longer need, then keep this one.",
  TOO_SHORT: "This is too short. Add a few characters.",
  UNFINISHED_RUN: "This run ended before its time or its text did, so it was not saved. Start a new one when you like.",
  UNSUITABLE_NAME: "This name does not suit a class. Choose another one, please.",
  USERNAME_TAKEN: "Somebody else has this username. Try another one.",
  USERNAME_UNKNOWN: "Nobody has this username. Ask them how it is spelled.",
  WRONG_ASSIGNMENT_STATE:
    "This assignment has been opened or closed meanwhile, so this cannot be done with it any more. Nothing has " +
    "changed.",
  WRONG_CHARACTERS: "Some of these characters cannot be used here.",
  WRONG_CREDENTIALS: "This username and password do not belong together. Check both, and try again.",
  WRONG_ENCODING: "The letters of this file could not be read. Save it as UTF-8, then choose it again.",
  WRONG_PASSWORD: "This is not your current password. Nothing was changed.",
  WRONG_STATE: "This cannot be done with it as it is now. Load the page again to see how it is.",
};
