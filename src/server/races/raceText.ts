import { eq } from "drizzle-orm";
import type { RaceSettings, RaceState } from "../../engine/race/RaceState";
import { DEFAULT_LANGUAGE, findLanguage, type Language, loadPart } from "../../contract/languages/languages";
import type { Database } from "../database/Database";
import type { Viewer } from "../Context";
import { raceResultId } from "../results/runs";
import { texts, type TextRow } from "../database/schema";

/** A text's length is rounded to this until the text is shown: the exact length would identify it in the library. */
const LENGTH_STEP = 50;

/** The language of a race's text; the default if its log was written by a server that knows more. */
export function raceLanguage({ language }: Pick<RaceSettings, "language">): Language {
  return findLanguage(language) ?? DEFAULT_LANGUAGE;
}

/**
 * Whether the text of a race is still hidden. Before the countdown only the user who chose it knows it, so that others
 * cannot prepare.
 */
export function isTextHidden({ settings, startsAt }: RaceState, viewer: Viewer | null): boolean {
  return startsAt === null && (viewer === null || viewer.userId !== settings.chosenBy);
}

/** The placeholder for a hidden text, with an id of its own that does not exist, and no body. */
export async function hiddenText({ settings, createdAt }: RaceState): Promise<TextRow> {
  const { code, text } = settings;
  const language = raceLanguage(settings);
  const characters = Math.max(LENGTH_STEP, Math.round([...text].length / LENGTH_STEP) * LENGTH_STEP);
  return {
    id: raceResultId(`${code}:${createdAt}`, "hidden text"),
    slug: null,
    ownerId: null,
    groupId: null,
    visibility: "OWN",
    status: "DRAFT",
    title: await loadPart(language, "hiddenTitle"),
    language,
    body: "",
    parts: null,
    blurb: "",
    difficulty: "MEDIUM",
    characters,
    tags: [],
    difficultyScore: null,
    characterSet: "",
    source: "",
    reviewNote: "",
    version: 1,
    createdAt: new Date(createdAt),
  };
}

/**
 * The text of a race, or its row id if everyone may read it anyway. A group's race can use a text of its coach or of
 * the group: by choosing it they show it to all who race or watch.
 */
export async function raceText(
  database: Database,
  { group, textId }: Pick<RaceSettings, "group" | "textId">,
): Promise<TextRow | string> {
  if (group === null) return textId;
  const [text] = await database.select().from(texts).where(eq(texts.id, textId));
  return text ?? textId;
}
