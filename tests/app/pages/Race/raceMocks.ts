import { act } from "@testing-library/react";
import { createOperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import updates from "../../../../__generated__/RacePageSubscription.graphql";
import type { FakeServer } from "../../../support/FakeServer";

export const code = "ABC234";
/** By the server's clock, at performance.now() = 0. */
export const epoch = Date.parse("2026-11-21T10:00:00.000Z");
export const text = "The fox naps.";

type Fields = Readonly<Record<string, unknown>>;

/** A racer in the schema; their id is also their user's. */
export function racer(id: string, fields: Fields = {}): Fields {
  return {
    id: `racer-${id}`,
    userId: id,
    name: id,
    avatarUrl: null,
    isHost: false,
    phase: "SEATED",
    isAway: false,
    position: 0,
    speed: 0,
    accuracy: 100,
    batch: 0,
    errors: 0,
    wallName: id,
    team: null,
    isTeamChosen: false,
    baseline: null,
    improvement: null,
    ratingBand: null,
    place: null,
    finishedAfterMs: null,
    resultId: null,
    ...fields,
  };
}

/** A private race in its lobby. */
export function race(racers: readonly Fields[], fields: Fields = {}): Fields {
  return {
    id: "race",
    code,
    phase: "LOBBY",
    visibility: "PRIVATE",
    mode: "SPEED",
    group: null,
    teams: [],
    teamCount: 0,
    lesson: null,
    heat: null,
    language: "EN",
    isTextHidden: false,
    showsSpeeds: true,
    isQuick: false,
    isRated: false,
    isPastRatingLimit: false,
    text: { id: "text", title: "A Quiet Fox", body: text, characters: text.length, difficulty: "EASY", language: "EN" },
    seats: 40,
    startsAt: null,
    racers,
    lostSeats: [],
    rematchCode: null,
    keysTogether: null,
    ...fields,
  };
}

/** A server with this race, seen by `viewer` (null: signed out), whose clock is `epoch` at performance.now() = 0. */
export function raceMocks(raced: Fields | null, viewer: string | null = "Ada", rights: Fields = {}): MockResolvers {
  return {
    Query: () => ({
      viewer: viewer === null ? null : { id: viewer, displayName: viewer, avatarUrl: null, groups: [] },
      race: raced,
      stoppedRace: null,
      raceRights: { mayConduct: false, mayJoin: true, ...rights },
      serverTime: epoch + performance.now(),
    }),
    RaceSuccess: () => ({ race: raced }),
  };
}

/** The server sends the race's new state to subscribers. */
export function pushRace(server: FakeServer, raced: Fields): void {
  const operation = createOperationDescriptor(updates, { code });
  const { data } = MockPayloadGenerator.generate(operation, { Race: () => raced }) as { data: Record<string, unknown> };
  act(() => server.push("RacePageSubscription", data));
}

/** jsdom supports neither dialogs nor scrolling. */
export function mendJsdom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  window.scrollTo = () => undefined;
}
