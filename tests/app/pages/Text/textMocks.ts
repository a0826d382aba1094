import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

const report = {
  score: 56.3,
  words: 63.8,
  length: 29.6,
  pairs: 100,
  signs: 22.7,
  uncommonWords: 0.444,
  lettersPerWord: 3.89,
  signShare: 0.045,
};

/** A library text, for a viewer who may only read it. */
export const text = {
  id: "T1",
  title: "The heron",
  body: "The heron stands in the shallow water and waits for a fish.",
  language: "EN",
  difficulty: "HARD",
  characters: 59,
  tags: ["animals", "my own tag"],
  parts: [],
  source: "Typeloop, CC0-1.0",
  visibility: "PUBLIC",
  status: "PUBLISHED",
  version: 3,
  isOwn: false,
  createdAt: "2026-11-22T09:00:00.000Z",
  owner: null as object | null,
  group: null as object | null,
  reviewNote: null as string | null,
  rights: [] as string[],
  difficultyReport: report,
  best: null as object | null,
  isFavorite: false,
  bookmark: null as number | null,
  __typename: "Text",
};

export const ownText = {
  ...text,
  isOwn: true,
  visibility: "OWN",
  status: "DRAFT",
  source: "",
  rights: ["EDIT", "DELETE", "SHARE", "SUBMIT"],
  owner: { id: "U1", displayName: "Ada" },
};

export const group = { id: "G1", name: "Class 7B", archivedAt: null };

/** The server with one text. `viewer` is null for visitors. */
export function textMocks(of: object | null, viewer: object | null = null): MockResolvers {
  const somebody =
    viewer === null
      ? null
      : { id: "U1", displayName: "Ada", role: "MEMBER", avatarUrl: null, groups: [group], ...viewer };
  return {
    Query: () => ({ viewer: somebody, node: of, similarText: null, textTags: ["science", "birds"] }),
    Text: () => of ?? text,
  };
}
