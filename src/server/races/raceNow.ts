import type { Language } from "../../contract/languages/languages";
import { compareAge, rankRaces, type Strength } from "../../engine/race/ratingBand";
import { raceLimits, type RaceSettings, type RaceState, seatedRacer } from "../../engine/race/RaceState";
import type { Context, Services } from "../Context";
import { DomainError } from "../DomainError";
import { findRatings } from "../ratings/ratings";
import { Semaphore } from "../promises";
import { drawText } from "../texts/drawText";
import { mayCreate } from "./createRace";
import { takeSeat } from "./raceCommands";
import { findMedians, findRacers } from "./racers";
import { raceLanguage } from "./raceText";
import type { RaceRoom } from "./RaceRoom";
import type { RaceRooms } from "./RaceRooms";

type Outcome = { readonly room: RaceRoom } | DomainError;

/** How often a race is looked for when others take the seats or make races at the same time. */
const ATTEMPTS = 3;

/** Somebody who lost their connection, or has not opened the page yet, counts as waiting for this long, in ms. */
const ARRIVING_MS = 5_000;

/** More people who wait for their turn to make a race make theirs at once. */
const MOST_WAITING = 200;

/** In one process, races are made one after another, so that the second of two people finds the race of the first. */
const turns = new WeakMap<RaceRooms, Semaphore>();

/**
 * Seats the viewer, ready to start, in an open race of a language: where people of like speed wait, otherwise in a new
 * one. Asking again returns the race in which they wait.
 */
export async function raceNow(context: Context, language: Language): Promise<Outcome> {
  const viewer = await mayCreate(context);
  if (viewer instanceof DomainError) return viewer;
  const { services } = context;
  return seatAtOnce(services, viewer.userId, {
    language,
    rooms: () => services.races.board(),
    fits: ({ group, mode, lessonId }) => group === null && mode === "SPEED" && lessonId === null,
    seats: raceLimits.openSeats,
    make: () => makeQuickRace(services, viewer.userId, language),
  });
}

/** Races in which somebody can be seated at once. */
export type QuickRaces = {
  readonly language: Language;
  /** The races among which one is looked for. */
  readonly rooms: () => Promise<readonly RaceRoom[]>;
  /** Which of these, besides their language. */
  readonly fits: (settings: RaceSettings) => boolean;
  readonly seats: number;
  /** A new one, in which the user has a seat. */
  readonly make: () => Promise<RaceRoom | DomainError>;
};

/** Seats a user, ready to start, where people of like speed wait, otherwise in a new race. */
export async function seatAtOnce(services: Services, userId: string, quick: QuickRaces): Promise<Outcome> {
  const { races } = services;
  const joined = await joinNearest(services, userId, quick);
  if (joined) return getReady(joined, userId);
  const turn = turns.get(races) ?? new Semaphore(1, MOST_WAITING);
  turns.set(races, turn);
  const make = () => joinOrMake(services, userId, quick);
  return turn.take(make) ?? make();
}

async function joinOrMake(services: Services, userId: string, quick: QuickRaces): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const joined = await joinNearest(services, userId, quick);
    if (joined) return getReady(joined, userId);
    const made = await quick.make();
    if (made instanceof DomainError) return made;
    const stays = attempt === ATTEMPTS || !(await isLaterThanAnother(services, made, userId, quick));
    if (stays || !(await giveUp(made, userId))) return getReady(made, userId);
  }
}

/** A seat in the race whose people are the most like the viewer; null if there is none. */
async function joinNearest(services: Services, userId: string, quick: QuickRaces): Promise<RaceRoom | null> {
  const rooms = await findOpen(services, userId, quick);
  const own = rooms.find(({ state }) => seatedRacer(state, userId));
  if (own) return own;
  if (rooms.length === 0) return null;
  const present = rooms.map((room) => ({ room, ids: waitingIn(room.state, services.races.now()) }));
  const strengths = await findStrengths(services, [userId, ...present.flatMap(({ ids }) => ids)], quick.language);
  const unknown: Strength = { rating: null, speed: null };
  const candidates = present.map(({ room, ids }) => ({
    room,
    code: room.code,
    createdAt: room.state.createdAt,
    waiting: ids.map((id) => strengths.get(id) ?? unknown),
  }));
  for (const { room } of rankRaces(candidates, strengths.get(userId) ?? unknown)) {
    // Refused if the last seat was taken or the race has started meanwhile: then the next one.
    const seated = await takeSeat(room, userId, services);
    if (!(seated instanceof DomainError)) return room;
  }
  return null;
}

/** The races in their lobby in which somebody waits and the viewer can sit, or sits. */
async function findOpen(
  { races }: Services,
  userId: string,
  { language, rooms, fits, seats }: QuickRaces,
): Promise<readonly RaceRoom[]> {
  return (await rooms()).filter(({ state }) => {
    const { settings, racers, lostSeats } = state;
    if (state.phase !== "LOBBY" || !fits(settings) || raceLanguage(settings) !== language) return false;
    if (seatedRacer(state, userId)) return true;
    const isKicked = lostSeats.some(({ racerId, reason }) => racerId === userId && reason === "KICKED");
    return !isKicked && racers.length < seats && waitingIn(state, races.now()).length > 0;
  });
}

function waitingIn({ racers }: RaceState, now: number): readonly string[] {
  return racers.filter(({ awaySince }) => awaySince === null || now - awaySince < ARRIVING_MS).map(({ id }) => id);
}

async function findStrengths(
  { database, now }: Services,
  userIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Strength>> {
  const ratings = await findRatings(database, userIds, language);
  const medians = await findMedians(database, userIds, now());
  return new Map(
    userIds.map((id) => {
      const median = medians.get(id);
      return [id, { rating: ratings.get(id) ?? null, speed: median === undefined ? null : median / 100 }];
    }),
  );
}

/** A new race whose text nobody has seen. */
async function makeQuickRace(services: Services, userId: string, language: Language): Promise<RaceRoom | DomainError> {
  const { database, races } = services;
  const text = await drawText(database, { language, length: "MEDIUM", typists: [userId] });
  if (!text) return new DomainError("TEXT_NOT_FOUND");
  const [host] = await findRacers(services, { group: null, language }, [userId]);
  if (!host) return new DomainError("NOT_SIGNED_IN");
  const about = { visibility: "OPEN", language, textId: text.id, text: text.body, chosenBy: null } as const;
  return races.create({ ...about, isQuick: true }, host);
}

/** Whether another process made a race at the same time that came first. The one of the two that is later moves. */
async function isLaterThanAnother(
  services: Services,
  made: RaceRoom,
  userId: string,
  quick: QuickRaces,
): Promise<boolean> {
  const others = (await findOpen(services, userId, quick)).filter(({ code }) => code !== made.code);
  return others.some((other) => compareAge(ageOf(other), ageOf(made)) < 0);
}

function ageOf({ code, state: { createdAt } }: RaceRoom) {
  return { code, createdAt };
}

/** Closes a race that was just made, unless somebody has joined it. */
async function giveUp(made: RaceRoom, userId: string): Promise<boolean> {
  await made.dispatch(({ racers }) => (racers.length === 1 ? { kind: "leave", by: userId } : { kind: "tick" }));
  return made.isOver;
}

/** The race starts as soon as all of at least two are ready. */
async function getReady(room: RaceRoom, userId: string): Promise<Outcome> {
  await room.dispatch({ kind: "setReady", by: userId, ready: true });
  return { room };
}
