import { readFileSync } from "node:fs";
import { seedTexts } from "../../bench/day/seedDay";
import { playStep } from "../../bench/day/playStep";
import { SEEN } from "../../bench/day/typeInRace";
import { startTestServer, type TestServer } from "../../support/startTestServer";

/** What the people of the day send: the app's own documents. */
const sent = [
  "HeaderGoalQuery",
  "DueCountQuery",
  "TodayQuery",
  "RacePageQuery",
  "SignInPageUseSignInMutation",
  "useResultMutationAccountMutation",
  "saveRunMutation",
  "CreateRaceMutation",
  "raceMutationsJoinMutation",
  "raceMutationsStartMutation",
  "raceSessionMutation",
  "LiveReportingReportTypingMutation",
  "useGroupNewsSubscription",
  "RacePageSubscription",
  "GroupLivePageLiveSubscription",
  "GroupWallPageSubscription",
];

let server: TestServer;

beforeAll(async () => {
  const documents: Record<string, string> = JSON.parse(readFileSync("__generated__/persisted_queries.json", "utf8"));
  const artifact = (name: string) => readFileSync(`__generated__/${name}.graphql.ts`, "utf8");
  // The file also has documents of earlier releases.
  const operations = Object.entries(documents).flatMap(([id, text]) => {
    const name = /^\w+ (\w+)/u.exec(text)?.[1] ?? "";
    return sent.includes(name) && artifact(name).includes(id) ? [text] : [];
  });
  server = await startTestServer({ operations, trustedProxies: 1 });
});
afterAll(() => server.close());

test("a lesson of ten: they race, practice and are watched, and nothing fails", async () => {
  const { config } = server.database;
  const texts = await seedTexts(config);
  const place = { url: server.url, server: null, config, redisUrl: "", hasPages: false, texts };
  const counts = { racing: 3, practicing: 4, watched: 3 };
  // The first keys of the race come 6 s after the racers.
  const { arrival, lesson } = await playStep(place, counts, { arrivalMs: 500, lessonMs: 10_000, lobbyMs: [0, 0] });
  expect([...arrival.reasons, ...lesson.reasons]).toEqual([]);
  expect(arrival.failed + lesson.failed).toBe(0);
  const operations = [...new Set([...arrival.times.keys(), ...lesson.times.keys()])];
  expect(operations).toEqual(
    expect.arrayContaining([
      "join a race",
      "load a page's data",
      "open a race",
      "open a websocket",
      "report typing",
      "send keystrokes",
      "start a race",
      SEEN,
    ]),
  );
  for (const what of ["pictures of live views", "pictures of big screens", "snapshots of races", "news"])
    expect((arrival.counts.get(what) ?? 0) + (lesson.counts.get(what) ?? 0)).toBeGreaterThan(0);
});
