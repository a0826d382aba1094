import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { selectUsers } from "./accounts";
import { loadRows } from "../graphql/loadRows";
import { publicNickname, readAs } from "./groupOnly";
import { avatarPath, uploadAvatar } from "../avatars/avatars";
import { payload } from "../graphql/errors";
import { SpeedUnitEnum } from "../graphql/scalars";
import {
  changePassword,
  deleteMyAccount,
  renameMe,
  selectGroupsToHandOver,
  setSpeedUnit,
  setAppearance,
} from "./changeAccount";
import { type Appearance, appearanceChoices, type AppearanceName, defaultAppearance } from "../../contract/appearance";

const UserRoleEnum = builder.enumType("UserRole", {
  description: "The role of an account.",
  values: {
    GUEST: {
      description:
        "Created automatically by the first run or race. Can type and race, and is lost when its token is lost.",
    },
    MEMBER: { description: "Has a username, and a password or an external account." },
    ADMIN: { description: "A member who can also read every result." },
  } as const,
});

/** An account. Its fields about other nouns are in their folders. */
export const UserNode = builder.loadableNodeRef("User", {
  id: { resolve: (user: UserRow) => user.id, description: "Opaque global id." },
  load: (ids: string[], { services }) => loadRows(ids, (some) => selectUsers(services.database, some)),
});

builder.objectType(UserNode, {
  name: "User",
  description:
    "An account of a guest or a member. `node` finds it for its owner, for people who share a group or a follow with " +
    "it, for those who may see its profile, and for admins. Its fields are readable by anyone who is given it by " +
    "another object, unless they say otherwise.",
  fields: (t) => ({
    username: t.string({
      nullable: true,
      resolve: (user, _args, context) => readAs(context, user, user.username, null),
      description: "The name to sign in with, in lower case. Null for a guest, and where `displayName` is a nickname.",
    }),
    displayName: t.string({
      resolve: (user, _args, context) => readAs(context, user, user.displayName, publicNickname(user.id)),
      description:
        "The name that others see, 1 to 40 characters. Of an account made by a coach, without a guardian's agreement " +
        "(GroupMember.hasPublicConsent), viewers who share no group with it read a nickname, always the same one.",
    }),
    role: t.expose("role", { type: UserRoleEnum, description: "The account's role." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the account was created, also if it was created as a guest.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserNode,
    nullable: true,
    description: "The user of the request's token. Null without a token.",
    resolve: (_root, _args, { viewer }) => viewer?.userId ?? null,
  }),
);

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The current password and the new one.",
  fields: (t) => ({
    current: t.string({
      description: "The current password, or the one on a card, which may be written as in signIn.",
    }),
    next: t.string({
      description:
        "The new password: 8 to 200 characters, and not one of the 10,000 most common ones (PASSWORD_TOO_COMMON).",
    }),
  }),
});

const ChangePasswordSuccess = builder.objectRef<{ readonly user: UserRow }>("ChangePasswordSuccess").implement({
  description: "The password was changed, and all other sessions of the account have ended.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose password was changed." }),
  }),
});

builder.mutationField("changePassword", (t) =>
  t.field({
    type: payload("ChangePasswordPayload", ChangePasswordSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Changes the viewer's password and ends all their other sessions. Members only. A wrong `current` is an " +
      "issue there (WRONG_PASSWORD); five attempts per minute and session.",
    args: { input: t.arg({ type: ChangePasswordInput, description: "Both passwords." }) },
    resolve: (_root, { input }, context) => changePassword(context, input),
  }),
);

const RenameMeInput = builder.inputType("RenameMeInput", {
  description: "The viewer's new name.",
  fields: (t) => ({
    displayName: t.string({ description: "1 to 40 characters, no control characters, suitable for a class." }),
  }),
});

const RenameMeSuccess = builder.objectRef<{ readonly user: UserRow }>("RenameMeSuccess").implement({
  description: "The name was changed. Races in progress keep the old name.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The renamed user." }) }),
});

builder.mutationField("renameMe", (t) =>
  t.field({
    type: payload("RenameMePayload", RenameMeSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Changes the viewer's display name. Guests may, too.",
    args: { input: t.arg({ type: RenameMeInput, description: "The name." }) },
    resolve: (_root, { input }, context) => renameMe(context, input),
  }),
);

builder.objectField(UserNode, "speedUnit", (t) =>
  t.field({
    type: SpeedUnitEnum,
    nullable: true,
    description:
      "The unit in which they read speeds. Null for that of the interface's language. Own only: null for " +
      "other users.",
    resolve: ({ id, speedUnit }, _args, { viewer }) => (viewer?.userId === id ? speedUnit : null),
  }),
);

const SetSpeedUnitSuccess = builder.objectRef<{ readonly user: UserRow }>("SetSpeedUnitSuccess").implement({
  description: "The unit was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setSpeedUnit", (t) =>
  t.field({
    type: payload("SetSpeedUnitPayload", SetSpeedUnitSuccess, ["RefusedError"]),
    description: "Saves the unit in which the viewer reads speeds. Guests may, too. Repeating it changes nothing.",
    args: {
      speedUnit: t.arg({
        type: SpeedUnitEnum,
        required: false,
        description: "The unit. Null for that of the interface's language.",
      }),
    },
    resolve: (_root, { speedUnit }, context) => setSpeedUnit(context, speedUnit ?? null),
  }),
);

const DeleteMyAccountSuccess = builder.objectRef<{ readonly done: true }>("DeleteMyAccountSuccess").implement({
  description: "The account was deleted, with all its data and sessions.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.objectField(UserNode, "groupsToHandOver", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Names of the groups with other members that only they own: someone else must become the owner before " +
      "the account can be deleted. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectGroupsToHandOver(services.database, id) : null,
  }),
);

builder.mutationField("deleteMyAccount", (t) =>
  t.field({
    type: payload("DeleteMyAccountPayload", DeleteMyAccountSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Deletes the viewer's account: results with their logs, exams, certificates, texts, sessions, and groups " +
      "without other members. Members only. LAST_OWNER while they are the only owner of a group with other " +
      "members (User.groupsToHandOver), LAST_ADMIN while they are the only admin and there are other members. A " +
      "wrong password is an issue at `password` (WRONG_PASSWORD); five attempts per minute and session.",
    args: {
      password: t.arg.string({
        required: true,
        description: "The viewer's current password, or the one on a card, which may be written as in signIn.",
      }),
    },
    resolve: (_root, { password }, { viewer, services }) => deleteMyAccount(services, viewer, password),
  }),
);

builder.objectField(UserNode, "avatarUrl", (t) =>
  t.string({
    nullable: true,
    description:
      "Path of the user's picture on the server: WebP, 256 × 256. Each new picture has a new path. Null when none " +
      "was uploaded, and where `displayName` is a nickname.",
    resolve: (user, _args, context) => readAs(context, user, avatarPath(user.id, user.avatarHash), null),
  }),
);

const UploadAvatarSuccess = builder.objectRef<{ readonly user: UserRow }>("UploadAvatarSuccess").implement({
  description: "The picture was saved.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose picture it is." }),
  }),
});

builder.mutationField("uploadAvatar", (t) =>
  t.field({
    type: payload("UploadAvatarPayload", UploadAvatarSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Replaces the viewer's picture. Members only. PNG, JPEG or WebP by content (otherwise NOT_AN_IMAGE), at " +
      "most 2 MB (otherwise PAYLOAD_TOO_LARGE), decoded within two seconds (otherwise FILE_TOO_HARD). It is " +
      "turned upright, cropped to a square and stored as WebP, 256 × 256, without metadata.",
    args: { file: t.arg({ type: "Upload", required: true, description: "The picture." }) },
    resolve: (_root, { file }, { viewer, services }) => uploadAvatar(services, viewer, file.bytes),
  }),
);

const meanings: Readonly<Record<AppearanceName, string>> = {
  theme: "The colors.",
  textSize: "Size of the text to type.",
  lineWidth: "Letters in a line of the text to type.",
  letterSpacing: "Space between the letters of the text to type.",
  font: "Font of the text to type.",
  caret: "Shape of the caret.",
  caretMotion: "How the caret moves from letter to letter.",
  liveFigures: "Whether speed and accuracy are shown while typing.",
  sounds: "The sound of a key.",
  vibration: "Whether their device vibrates for a moment when they press a wrong key.",
  idleStop: "After how many seconds without a key, press or touch a practice run stops; off: never.",
  shortcuts:
    "Whether single keys do something where no text is typed: they begin the run, `?` lists the shortcuts, and a " +
    "letter decides in a story.",
  keyRepeat: "Whether a key that is held down types its character again and again.",
  fingers:
    "The fingers that they type with: `1` or `0` for each of the ten, from the left little to the right little " +
    "finger. At least one besides the thumbs.",
};

/** Sets of fingers are too many to be listed. */
const MOST_LISTED = 20;

function describe(name: AppearanceName): string {
  const choices: readonly string[] = appearanceChoices[name];
  return choices.length > MOST_LISTED ? meanings[name] : `${meanings[name]} One of: ${choices.join(", ")}.`;
}

const AppearanceNode = builder.objectRef<Appearance>("Appearance").implement({
  description:
    "How the pages look, sound and are used. Later releases may add values; a client treats unknown ones as the " +
    "default.",
  fields: (t) => ({
    theme: t.exposeString("theme", { description: describe("theme") }),
    textSize: t.exposeString("textSize", { description: describe("textSize") }),
    lineWidth: t.exposeString("lineWidth", { description: describe("lineWidth") }),
    letterSpacing: t.exposeString("letterSpacing", { description: describe("letterSpacing") }),
    font: t.exposeString("font", { description: describe("font") }),
    caret: t.exposeString("caret", { description: describe("caret") }),
    caretMotion: t.exposeString("caretMotion", { description: describe("caretMotion") }),
    liveFigures: t.exposeString("liveFigures", { description: describe("liveFigures") }),
    sounds: t.exposeString("sounds", { description: describe("sounds") }),
    vibration: t.exposeString("vibration", { description: describe("vibration") }),
    idleStop: t.exposeString("idleStop", { description: describe("idleStop") }),
    shortcuts: t.exposeString("shortcuts", { description: describe("shortcuts") }),
    keyRepeat: t.exposeString("keyRepeat", { description: describe("keyRepeat") }),
    fingers: t.exposeString("fingers", { description: describe("fingers") }),
  }),
});

const AppearanceInput = builder.inputType("AppearanceInput", {
  description:
    "How the pages should look, sound and be used. A value that is none of those listed is OUT_OF_RANGE at its field.",
  fields: (t) => ({
    theme: t.string({ description: describe("theme") }),
    textSize: t.string({ description: describe("textSize") }),
    lineWidth: t.string({ description: describe("lineWidth") }),
    letterSpacing: t.string({ description: describe("letterSpacing") }),
    font: t.string({ description: describe("font") }),
    caret: t.string({ description: describe("caret") }),
    caretMotion: t.string({ description: describe("caretMotion") }),
    liveFigures: t.string({ description: describe("liveFigures") }),
    sounds: t.string({ description: describe("sounds") }),
    vibration: t.string({ description: describe("vibration") }),
    idleStop: t.string({ description: describe("idleStop") }),
    shortcuts: t.string({ description: describe("shortcuts") }),
    keyRepeat: t.string({ description: describe("keyRepeat") }),
    fingers: t.string({ description: describe("fingers") }),
  }),
});

builder.objectField(UserNode, "appearance", (t) =>
  t.field({
    type: AppearanceNode,
    nullable: true,
    description: "How the pages look and sound for them. Null before the first choice. Own only: null for other users.",
    resolve: ({ id, appearance }, _args, { viewer }) =>
      viewer?.userId === id && appearance ? { ...defaultAppearance, ...appearance } : null,
  }),
);

const SetAppearanceSuccess = builder.objectRef<{ readonly user: UserRow }>("SetAppearanceSuccess").implement({
  description: "The appearance was saved.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }) }),
});

builder.mutationField("setAppearance", (t) =>
  t.field({
    type: payload("SetAppearancePayload", SetAppearanceSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Saves how the pages look and sound for the viewer. Guests may, too. Repeating it changes nothing.",
    args: { input: t.arg({ type: AppearanceInput, description: "All choices." }) },
    resolve: (_root, { input }, context) => setAppearance(context, input),
  }),
);
