import { findLanguage, type Language } from "../../contract/languages/languages";
import { limits } from "../../contract/limits";
import type { AnnouncementRow } from "../database/adminSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { LanguageEnum } from "../graphql/scalars";
import {
  type ChangedAnnouncements,
  editAnnouncement,
  publishAnnouncement,
  removeAnnouncement,
  selectAnnouncements,
  textIn,
} from "./announcements";

type AnnouncementText = { readonly language: Language; readonly text: string };

const AnnouncementTextObject = builder.objectRef<AnnouncementText>("AnnouncementText").implement({
  description: "An announcement in one language.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The text, in one paragraph." }),
  }),
});

/** No node: it is only read in lists. */
const Announcement = builder.objectRef<AnnouncementRow>("Announcement").implement({
  description: "A notice from the admins to everyone who uses this server.",
  fields: (t) => ({
    id: t.field({ type: "ID", description: "Opaque global id.", resolve: ({ id }) => toGlobalId("Announcement", id) }),
    text: t.string({
      description: "Its text in a language, or else in English, or else in another one that it has.",
      args: { language: t.arg({ type: LanguageEnum, description: "The language of the page." }) },
      resolve: (row, { language }) => textIn(row, language),
    }),
    languages: t.field({
      type: [LanguageEnum],
      description: "The languages that it has a text in.",
      resolve: ({ texts }) => Object.keys(texts).flatMap((code) => findLanguage(code) ?? []),
    }),
    texts: t.field({
      type: [AnnouncementTextObject],
      description: "Its texts, to edit them.",
      resolve: ({ texts }) =>
        Object.entries(texts).flatMap(([code, text]) => {
          const language = findLanguage(code);
          return language === null ? [] : [{ language, text }];
        }),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when it is shown." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Until when it is shown." }),
  }),
});

builder.queryFields((t) => ({
  announcements: t.field({
    type: [Announcement],
    description: "The announcements that are shown now, the newest first. For everyone.",
    resolve: async (_root, _args, { services }) => [...(await services.currentAnnouncements.now())],
  }),
  allAnnouncements: t.field({
    type: [Announcement],
    nullable: true,
    description:
      "The announcements of the admins, also past ones and those to come: the newest 50. Null for viewers who are " +
      "not admins.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectAnnouncements(services.database) : null,
  }),
}));

const AnnouncementsSuccess = builder.objectRef<ChangedAnnouncements>("AnnouncementsSuccess").implement({
  description: "The announcement was published, changed or removed. Pages show it within a minute.",
  fields: (t) => ({
    announcements: t.field({
      type: [Announcement],
      description: "As in Query.allAnnouncements.",
      resolve: ({ announcements }) => [...announcements],
    }),
  }),
});

const AnnouncementTextInput = builder.inputType("AnnouncementTextInput", {
  description: "An announcement in one language.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, description: "The language." }),
    text: t.string({
      // As sent, before separate accents are composed and spaces removed.
      maxLength: 3 * limits.announcement,
      description: `Plain text in one paragraph, at most ${limits.announcement} characters.`,
    }),
  }),
});

const AnnouncementInput = builder.inputType("AnnouncementInput", {
  description: "An announcement.",
  fields: (t) => ({
    texts: t.field({ type: [AnnouncementTextInput], description: "At least one." }),
    startsAt: t.field({ type: "DateTime", description: "From when it is shown." }),
    endsAt: t.field({ type: "DateTime", description: "Until when it is shown; later than `startsAt`." }),
  }),
});

builder.mutationFields((t) => ({
  publishAnnouncement: t.field({
    type: payload("PublishAnnouncementPayload", AnnouncementsSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Publishes an announcement. For admins (others get NOT_ALLOWED). TOO_MANY_ANNOUNCEMENTS while " +
      `${limits.announcements} are not over.`,
    args: { input: t.arg({ type: AnnouncementInput, description: "The announcement." }) },
    resolve: (_root, { input }, context) => publishAnnouncement(context, input),
  }),
  editAnnouncement: t.field({
    type: payload("EditAnnouncementPayload", AnnouncementsSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Replaces the texts and the time of an announcement. People who dismissed it do not see it again. For admins " +
      "(others get NOT_ALLOWED). NOT_FOUND for one that is gone; TOO_MANY_ANNOUNCEMENTS as for publishAnnouncement.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the announcement." }),
      input: t.arg({ type: AnnouncementInput, description: "What it is to be." }),
    },
    resolve: (_root, { id, input }, context) => editAnnouncement(context, id, input),
  }),
  removeAnnouncement: t.field({
    type: payload("RemoveAnnouncementPayload", AnnouncementsSuccess, ["RefusedError"]),
    description:
      "Removes an announcement: pages hide it within a minute. For admins (others get NOT_ALLOWED). One that is gone " +
      "counts as removed.",
    args: { id: t.arg.id({ required: true, description: "Global id of the announcement." }) },
    resolve: (_root, { id }, context) => removeAnnouncement(context, id),
  }),
}));
