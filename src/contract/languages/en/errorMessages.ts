import type { ErrorCode } from "../../errorCodes";

/**
 * The message of each code in English. It says what happened, what was saved where something could be lost, and what to
 * do next; it never blames. Each language is a file, so that a page loads only its own.
 */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  ACCOUNT_LOCKED: "This account is locked. Ask an admin of this server why.",
  ACCOUNT_NEEDED:
    "You need an account for this, so we can save your work. A name and a password are enough, no email " +
    "address needed.",
  ACCOUNT_NOT_LINKED:
    "Your school account isn't linked to an account here yet. Sign in with your username and password " +
    "and link it in your settings, or ask your teacher for an account.",
  ADMIN_LINK_EXPIRED: "This link is more than 12 hours old and no longer works. Restart the server to get a new one.",
  ADMIN_LINK_UNKNOWN:
    "This link doesn't work. Copy the whole link from where the server was started. If the server was " +
    "restarted, use the newest link.",
  ADMIN_LINK_USED:
    "This link has already been used: this server has an admin. Ask that admin to make you an admin too.",
  ALREADY_A_MEMBER: "You already have an account, and you're signed in to it.",
  ALREADY_LINKED:
    "Your account is already linked to a school account at this school. Unlink that one in Settings first.",
  ASSIGNMENT_NOT_FOUND: "Assignment not found. It may have been deleted.",
  ATTEMPT_OVER: "Time is up for this attempt, so nothing more can be added. What arrived in time counts.",
  ATTEMPT_RUNNING: "You have an attempt in progress. Continue it, or hand it in first.",
  BACKUP_RUNNING: "A backup is already running. Wait until it's done.",
  BAD_CURSOR: "This list has changed since you opened it. Reload the page to see the current list.",
  BAD_REQUEST: "The server didn't understand this request. Nothing was changed. Reload the page.",
  BAD_UPLOAD: "This file arrived damaged or incomplete. Nothing was changed. Choose it again.",
  COACH_LINK_UNKNOWN: "This link doesn't work anymore. It may have been used, removed or expired. Ask for a new one.",
  COMPETITION_OFF:
    "The leaderboard is turned off in this group, so it can't have a tournament. Turn the leaderboard on in the " +
    "group's settings first.",
  DAILY_ATTEMPT_USED: "You've already used your attempt at the text of the day. There's a new text tomorrow.",
  DOCUMENT_UNKNOWN: "A new version of Typeloop is available. Reload the page to use it.",
  DUE_BEFORE_OPENING: "The due date is before the opening date. Choose a later due date or an earlier opening date.",
  DUPLICATE_NAME: "This name is in the list twice.",
  EDIT_CONFLICT:
    "Someone else changed this while you were editing it. Your changes aren't saved yet. Check the current " +
    "version, then make your changes again.",
  EMPTY_RUN: "Nothing was typed in this run, so there's nothing to save. Start a new one when you're ready.",
  EXAM_NORM_CHANGED:
    "This standard has changed since this page was loaded. No exam was started. Reload the page to see the " +
    "current standard.",
  EXAM_NORM_UNKNOWN: "There is no exam standard with this name. Choose one from the list.",
  EXTENSION_TOO_EARLY: "The extension must end after the due date. Choose a later date or time.",
  EXTERNAL_ACCOUNT_TAKEN:
    "This school account is already linked to another Typeloop account. Sign in with it, or unlink it there " +
    "first.",
  FILE_CUT_OFF: "This file stops halfway. Download it again from the site, then choose it here.",
  FILE_TOO_HARD: "This file takes too long to read. Save it again as plain text (.txt), or choose a smaller file.",
  GROUP_ARCHIVED: "This group is archived and read-only. Restore it to make changes.",
  GROUP_FULL: "This group is full: it has 500 people. Ask for a second group.",
  HASH_MISMATCH: "The server couldn't match this request. Nothing was changed. Reload the page.",
  IDEMPOTENCY_KEY_REUSED: "This was sent twice with different content, so only the first one counts. Try again.",
  IMPOSSIBLE_TIMING:
    "The timing of this run can't be right, so it wasn't saved. Check this computer's clock, then type the " +
    "text again.",
  INTERNAL: "Something went wrong on our end. Your saved work is safe. Try again in a moment.",
  INVALID_EMAIL: "This doesn't look like an email address. You can also leave it empty.",
  JOIN_CODE_UNKNOWN: "You can't join a group with this code. Check the eight characters, or ask for a new one.",
  KICKED: "The host removed you from this race. You can watch it, or join another one.",
  LAST_ADMIN: "This server needs an admin. Make someone else an admin first.",
  LAST_OWNER: "A group needs an owner. Make someone else the owner first.",
  LESSON_NOT_FOUND: "Exercise not found in any course. Nothing was lost. Go back to the course and choose another one.",
  LEVELS_NOT_RISING: "Each level needs a higher speed than the one before it.",
  LEVEL_ALLOWS_MORE_ERRORS: "A level can't allow more errors than the one before it. Enter a lower number.",
  LOG_FULL: "This attempt has reached the maximum number of keystrokes. What was typed before that counts.",
  MALFORMED_LOG: "This run arrived damaged and couldn't be saved. Type the text again.",
  MEMBERS_ALREADY_MADE:
    "These accounts have already been created. If you don't have the cards, select the people in the list and " +
    "give them new passwords.",
  MIXED_SEPARATORS:
    "The columns in this row are separated by a different character than in the other rows. Use the same one " +
    "in every row.",
  NAME_MISMATCH:
    "This isn't the name of the account to delete. Nothing was changed. Type the name as it's shown above.",
  NETWORK: "The server can't be reached right now. What you typed stays here. Try again in a moment.",
  NORM_NOT_IN_GROUP:
    "One of the exams isn't available to this group. Choose another group, or add the exam to this group first.",
  NOT_ALLOWED: "This belongs to someone else, so you can't view or change it here.",
  NOT_AN_EXPORT:
    "This isn't a file of results from Monkeytype or keybr. Download your results there, then choose that file.",
  NOT_AN_IMAGE: "This file can't be used as a picture. Choose a PNG, JPEG or WebP file.",
  NOT_A_COACH: "Only people who lead this group can do this.",
  NOT_A_MEMBER:
    "You need an account to take an exam, because your name goes on the certificate. Create one, or sign in. " +
    "Practice exams in the course don't need one.",
  NOT_A_RACER: "You don't have a seat in this race. Join it first, or watch.",
  NOT_A_ROSTER:
    "This isn't a OneRoster file. Choose the zip file with manifest.csv that your student information " +
    "system exports.",
  NOT_A_TEXT_FILE: "This file doesn't contain readable text. Choose a .txt, .csv or .docx file.",
  NOT_FOUND: "Not found. It may have been deleted.",
  NOT_IN_GROUP: "This race is for one group only. Join that group first, or stay and watch.",
  NOT_MADE_HERE:
    "This account wasn't created by your group. Only the person it belongs to can change its password or delete it.",
  NOT_SIGNED_IN: "You need to sign in to do this.",
  NOT_THE_HOST: "Only the host of the race can do this.",
  NOT_THE_NEXT_ATTEMPT: "This isn't your next attempt. Reload the page to see how far along this exam is.",
  NO_ATTEMPT_LEFT: "You have no attempts left for this exam. You can start a new exam.",
  NO_ATTEMPT_MADE: "You haven't started an attempt yet, so there's nothing to finish.",
  NO_ATTEMPT_RUNNING: "No attempt is in progress. Reload the page to see how far along this exam is.",
  NO_DUE_DATE: "This assignment has no due date, so it can't be extended. Give it a due date first.",
  OFFLINE: "You're offline. What you typed stays here, and everything continues when you're back online.",
  ONLY_WAY_IN: "This is your only way to sign in, so it wasn't removed. Set a password first.",
  OTHER_DEVICE: "This attempt is continuing in another window or on another device. What you type there counts.",
  OTHER_HEAT: "You're in another heat. Go back to your group, and join your own heat there.",
  OUT_OF_RANGE: "This is outside the allowed range. Choose something within the limits shown.",
  OWN_ACCOUNT: "You can't do this to your own account here. Ask another admin, or use your settings.",
  PASSKEY_UNCONFIRMED: "This passkey couldn't be confirmed. Try again, or sign in another way.",
  PASSWORD_TOO_COMMON: "Many people use this password, so it is easy to guess. Choose another one.",
  PAYLOAD_TOO_LARGE: "This is too large to send at once. Nothing was changed. Choose something smaller.",
  PERSISTED_QUERY_NOT_FOUND: "The server doesn't know this request yet. It will be sent again in full automatically.",
  QUERY_NOT_ALLOWED: "The server only accepts requests that Typeloop itself makes.",
  PRIVATE_RACE_ONLY: "This is only possible in a private race. Choose a private race, or a different option.",
  RACE_EMPTY: "No one is in this race yet. Start it when someone has joined.",
  RACE_FULL: "All seats in this race are taken. You can watch it, or start another one.",
  RACE_NOT_FOUND: "There is no race with this code. Check the six characters, or ask for a new code.",
  RACE_NOT_OVER: "This race is still in progress. A rematch can start when it's over.",
  RACE_NOT_RUNNING: "You can't type in this race now, because it isn't running.",
  RACE_OVER: "This race is over. Everything you typed before the end counts.",
  RACE_STARTED: "This race has already started. You can watch it and join the next one.",
  RACE_STOPPED: "The race stopped because of a server problem. Open the race to see what you can do.",
  RATE_LIMITED: "Too many attempts in a short time. Wait a minute, then try again.",
  REQUIRED: "Fill this in.",
  ROSTER_CHANGED:
    "Accounts or classes have changed since you checked this file, so nothing was imported. Check the file again.",
  SEQUENCE_GAP: "Some keystrokes haven't arrived yet. They're kept and sent again automatically.",
  SESSION_EXPIRED:
    "You've been signed out: your session has ended, or the account no longer exists. What you typed stays " +
    "here. Sign in to continue.",
  SIGN_IN_AWAY:
    "Your school's sign-in service can't be reached right now. Try again in a few minutes, or sign in with a " +
    "username and a password.",
  SIGN_IN_CANCELLED:
    "You weren't signed in, because sign-in was canceled on your school's sign-in page. You can start again.",
  SIGN_IN_OVER:
    "This sign-in no longer works: it took too long, was already used, or was started in another browser. " +
    "Start again.",
  SIGN_IN_UNCONFIRMED:
    "You weren't signed in, because the answer from your school's sign-in service couldn't be confirmed. Start " +
    "again. If it keeps happening, tell the person who runs this server.",
  SWITCHED_OFF: "This has been paused by an admin of this server. Nothing was changed. Try again later.",
  TEXT_NOT_FOUND: "This text is no longer in the library. Choose another one.",
  TEXT_NOT_IN_GROUP:
    "This group can't read one of the texts. Share the text with this group first, or choose another group.",
  TIMED_OUT: "The server is taking longer than usual. Try again in a moment: your work won't be saved twice.",
  TOO_COMPLEX: "This request is too large for the server. Ask for less at once.",
  TOO_FEW_RACERS:
    "There aren't enough racers: an open race needs at least two. Share the code, and start when someone has " +
    "joined.",
  TOO_LONG: "This is too long. Make it a little shorter.",
  TOO_MANY_ANNOUNCEMENTS: "There are already 20 announcements, the maximum. Remove one first.",
  TOO_MANY_ASSIGNMENTS:
    "This group already has 500 assignments, the maximum. Delete drafts you no longer need, or start a new group.",
  TOO_MANY_COACH_LINKS: "This group already has 10 active invitation links, the maximum. Remove one first.",
  TOO_MANY_EXAM_NORMS: "There are already 50 standards here, the maximum. Edit one you no longer need.",
  TOO_MANY_GROUPS: "You're already in 100 groups, the maximum. Leave one you no longer need.",
  TOO_MANY_GROUPS_TOGETHER:
    "Together, the two accounts are in more than 100 groups, the maximum. Leave some, then try again.",
  TOO_MANY_PASSKEYS: "You already have 10 passkeys, the maximum. Remove one you no longer use.",
  TOO_MANY_ROWS: "That's too many names at once. Add at most 500.",
  TOO_MANY_RUNS: "That's too many runs: at most 100,000 can be imported from one site.",
  TOO_MANY_RUNS_AS_GUEST:
    "That's too many runs: a guest can import at most 20,000. With an account, you can import 100,000 from each site.",
  TOO_MANY_SENTENCES: "You've already reported 200 sentences, the maximum. Thank you for all of them.",
  TOO_MANY_TASKS: "An assignment can have at most 10 tasks. Remove one, or make a second assignment.",
  TOO_MANY_TEXTS: "You already have 200 texts, the maximum. Delete one you no longer need, then save this one.",
  TOO_MANY_TEXTS_TOGETHER:
    "Together, the two accounts have more than 200 texts, the maximum. Delete some, then try again.",
  TOO_MANY_WALL_LINKS: "There are already 5 links to the big screen, the maximum. Remove one you no longer need.",
  TOO_SHORT: "This is too short. Add a few characters.",
  TOURNAMENT_EXISTS: "This group already has a tournament. End or delete it before you start another one.",
  TOURNAMENT_NOT_RUNNING: "This tournament isn't running today. Look at its first and last day on the group's page.",
  UNFINISHED_RUN: "This run wasn't finished, so it wasn't saved. Start a new one when you're ready.",
  UNSUITABLE_NAME: "This name isn't suitable for a class. Choose another one.",
  USERNAME_TAKEN: "This username is already taken. Try another one.",
  USERNAME_UNKNOWN: "No account has this username. Ask how it's spelled.",
  WRONG_ASSIGNMENT_STATE:
    "This assignment was just opened or closed, so you can no longer do this. Nothing was changed.",
  WRONG_CHARACTERS: "Some of these characters can't be used here. Remove them.",
  WRONG_CREDENTIALS: "Wrong username or password. Check both, then try again.",
  WRONG_ENCODING: "The characters in this file couldn't be read. Save it as UTF-8, then choose it again.",
  WRONG_PASSWORD: "This isn't your current password. Nothing was changed. Check it, then try again.",
  WRONG_STATE: "This isn't possible right now. Reload the page to see what has changed.",
};
