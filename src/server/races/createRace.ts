import { raceLimits } from "../../engine/race/raceLimits";
import type { RaceMode, RaceSettings } from "../../engine/race/RaceState";
import type { TextLength, TextRow } from "../database/schema";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import type { Context, Viewer } from "../graphql/Context";
import { openGroup } from "../groups/groups";
import { drawText } from "../texts/drawText";
import { findText } from "../texts/texts";
import { racerIdentity } from "../users/accounts";
import type { RaceRoom } from "./RaceRoom";

type Maybe<Value> = Value | null | undefined;

/** What a race shall be about: a text, or a random one of a length, or any of the language. */
type TextWish = {
  readonly language: RaceSettings["language"];
  /** Row id. */
  readonly textId: string | null;
  readonly length?: Maybe<TextLength>;
};

/** Opens a race with the viewer as its host. */
export async function createRace(
  context: Context,
  { visibility, ...wish }: TextWish & { readonly visibility: RaceSettings["visibility"] },
): Promise<{ room: RaceRoom } | DomainError> {
  const { services } = context;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const text = await chooseText(context, wish, null);
  if (text instanceof DomainError) return text;
  const host = await racerIdentity(services.database, viewer.userId);
  if (!host) return new DomainError("NOT_SIGNED_IN");
  const { language } = wish;
  const about = { visibility, language, textId: text.id, text: text.body, chosenBy: viewer.userId };
  return { room: await services.races.create(about, host) };
}

type GroupRaceWish = TextWish & { readonly mode?: Maybe<RaceMode>; readonly teams?: Maybe<number> };

/** Opens a race of a group, which its coaches conduct. */
export async function createGroupRace(
  context: Context,
  groupId: string,
  { mode, teams, ...wish }: GroupRaceWish,
): Promise<{ room: RaceRoom } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const text = await chooseText(context, wish, viewer.userId);
  if (text instanceof DomainError) return text;
  const { id, name, settings } = opened.group;
  const about = {
    visibility: "PRIVATE",
    language: wish.language,
    textId: text.id,
    text: text.body,
    chosenBy: viewer.userId,
    group: { id, name },
    mode: mode ?? "SPEED",
    teams: nearest(teams ?? raceLimits.fewestTeams),
    guests: settings.guestsInRaces,
    nicknames: settings.nicknames,
  } as const;
  return { room: await context.services.races.create(about, null) };
}

async function mayCreate({ viewer, services, address }: Context): Promise<Viewer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
  const wait = await services.rateLimits.takeFrom("createRace", viewer.userId, address);
  return wait === null ? viewer : new RateLimited(wait);
}

/** @param readerId row id of somebody whose own texts, and those of their groups, may be chosen; null for nobody. */
async function chooseText(
  { services: { database } }: Context,
  { textId, language, length }: TextWish,
  readerId: string | null,
): Promise<TextRow | InvalidInput> {
  const text = textId
    ? await findText(database, textId, readerId)
    : await drawText(database, { language, length: length ?? null });
  if (!text) return new InvalidInput([{ path: textId ? "textId" : "length", code: "TEXT_NOT_FOUND" }]);
  return text.language === language ? text : new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
}

function nearest(teams: number): number {
  return Math.max(raceLimits.fewestTeams, Math.min(raceLimits.mostTeams, teams));
}
