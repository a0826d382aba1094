/** What somebody does in a lesson. `watched`: they practice, or coach, in a class whose coach follows it live. */
export type DayKind = "racing" | "practicing" | "watched";

export const dayKinds: readonly DayKind[] = ["racing", "practicing", "watched"];

/**
 * All that is assumed about a lesson, in one place. Shares are from 0 to 1, times in ms unless the name says otherwise.
 *
 * | what       | assumption                                                                                   |
 * | ---------- | -------------------------------------------------------------------------------------------- |
 * | who        | 30 % race, 60 % practice, 10 % are in classes that a coach watches live, with a big screen   |
 * | arrival    | within five minutes of 8:30; here faster, forty a second: a thousand come within 25 s         |
 * | accounts   | a quarter of those who practice are guests; of the others, one in five signs in by password  |
 * | speed      | 40 words a minute, log-normal: two thirds are between 28 and 57                               |
 * | practice   | runs of 25 words, with 3 to 8 s between them                                                 |
 * | races      | five racers, 150 characters, a lobby of 2 to 4 s, 5 s on the podium, then the next race       |
 * | live view  | 30 seats: a coach with live view and big screen, and members who report each half second      |
 * | Wi-Fi      | one in five: 200 to 400 ms later, 3 % of responses lost, connections cut once a minute        |
 */
export const dayMix = {
  shares: { racing: 0.3, practicing: 0.6, watched: 0.1 } satisfies Record<DayKind, number>,
  /** In life, people come within this time, evenly. Here, so many come in a second. */
  arrivalMs: 5 * 60_000,
  arrivalsPerSecond: 40,
  /** How long is measured once everybody is there. At the speed of life: nothing in a lesson is compressed. */
  lessonMs: 40_000,
  /** Of those who practice: they have no account, and their page no websocket. */
  guests: 0.25,
  /** Of those with an account: they sign in with a password. The others have a session from the day before. */
  signingIn: 0.2,
  /** People behind one network address. */
  schoolSize: 600,
  wordsPerMinute: 40,
  /** Sigma of the logarithm of the speed. */
  speedSpread: 0.35,
  runWords: 25,
  restMs: [3_000, 8_000],
  racersOfRace: 5,
  raceCharacters: 150,
  lobbyMs: [2_000, 4_000],
  podiumMs: 5_000,
  classSeats: 30,
  reportMs: 500,
  badWifi: 0.2,
  wifiDelayMs: [200, 400],
  lostResponses: 0.03,
  cutsPerMinute: 1,
} as const;

/** Within how many ms so many people come here. At most as long as in life. */
export function arrivalMsFor(people: number): number {
  return Math.min(dayMix.arrivalMs, (people * 1_000) / dayMix.arrivalsPerSecond);
}

/** How many of so many people are of each kind. At least two are watched: a coach and a member. */
export function peopleOfKinds(people: number): Readonly<Record<DayKind, number>> {
  const racing = Math.round(people * dayMix.shares.racing);
  const watched = Math.max(2, Math.round(people * dayMix.shares.watched));
  return { racing, practicing: Math.max(0, people - racing - watched), watched };
}

/** A number between two bounds. */
export function between([least, most]: readonly [number, number], random: () => number): number {
  return least + (most - least) * random();
}
