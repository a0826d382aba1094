import { languageCodes } from "../../../src/contract/languages/languages";
import { dayNumber } from "../../../src/contract/dates";
import {
  drawDailyText,
  drawDailyTexts,
  findDailyText,
  beginDailyAttempt,
  readDailyText,
} from "../../../src/server/daily/daily";
import { openDatabase } from "../../../src/server/database/Database";
import { createLibraryDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertUser, openSql, type Sql } from "../reports/insertRows";

let own: TestDatabase;
let one: ReturnType<typeof openDatabase>;
let other: ReturnType<typeof openDatabase>;
let sql: Sql;
beforeAll(async () => {
  own = await createLibraryDatabase();
  [one, other] = [openDatabase(own.config), openDatabase(own.config)];
  sql = await openSql(own.config);
});
afterAll(async () => {
  await sql.close();
  await Promise.all([one.close(), other.close()]);
  await own.drop();
});
beforeEach(() => sql.run("delete from daily_texts"));

const DAY = 20_000;

test("two processes draw the same at once, and again after what was drawn is lost", async () => {
  const draw = () => Promise.all([one, other, one, other].map(({ database }) => drawDailyText(database, "nl", DAY)));
  const drawn = await draw();
  expect(new Set(drawn).size).toBe(1);
  expect(drawn[0]).not.toBeNull();
  expect(await findDailyText(other.database, "nl", DAY)).toBe(drawn[0]);
  await sql.run("delete from daily_texts");
  expect(await draw()).toEqual(drawn);
});

test("no text comes back before all others were drawn, and then in another order, none within forty days", async () => {
  const [{ number }] = await sql.run(
    `select count(*)::int as number from texts where language = 'fr' and slug is not null and status = 'PUBLISHED'
      and characters between 220 and 700`,
  );
  expect(number).toBeGreaterThan(60);
  const drawn: (string | null)[] = [];
  for (let day = DAY; day < DAY + number + 20; day += 1) drawn.push(await drawDailyText(one.database, "fr", day));
  expect(new Set(drawn.slice(0, number)).size).toBe(number);
  expect(drawn.slice(number)).not.toEqual(drawn.slice(0, 20));
  for (const [at, text] of drawn.entries()) expect(drawn.slice(Math.max(0, at - 40), at)).not.toContain(text);
});

test("the order is this host's own", async () => {
  const days = [0, 1, 2, 3, 4, 5];
  const draw = async () => {
    await sql.run("delete from daily_texts");
    const drawn: (string | null)[] = [];
    for (const day of days) drawn.push(await drawDailyText(one.database, "en", DAY + day));
    return drawn;
  };
  const before = await draw();
  await sql.run("delete from host_secrets");
  expect(await draw()).not.toEqual(before);
});

test("the texts of today and tomorrow are drawn ahead, in every language", async () => {
  const now = Date.parse("2026-11-25T22:59:59Z");
  await drawDailyTexts(one.database, now, "Europe/Amsterdam");
  const today = dayNumber(now, "Europe/Amsterdam");
  for (const language of languageCodes)
    for (const day of [today, today + 1])
      expect([language, day, await findDailyText(one.database, language, day)]).toEqual([
        language,
        day,
        expect.any(String),
      ]);
});

test.each([
  ["in winter", "2026-11-25T22:59:59.999Z", "2026-11-25T23:00:00Z"],
  ["in summer", "2026-07-01T21:59:59.999Z", "2026-07-01T22:00:00Z"],
  ["before the day on which the clock goes forward", "2026-03-28T22:59:59.999Z", "2026-03-28T23:00:00Z"],
  ["after the day on which the clock goes forward", "2026-03-29T21:59:59.999Z", "2026-03-29T22:00:00Z"],
  ["before the day on which the clock goes back", "2026-10-24T21:59:59.999Z", "2026-10-24T22:00:00Z"],
  ["after the day on which the clock goes back", "2026-10-25T22:59:59.999Z", "2026-10-25T23:00:00Z"],
])("the next text begins at midnight in Amsterdam, %s", async (_, last, first) => {
  const userId = await insertUser(sql, "somebody");
  const context = (at: string): any => ({
    viewer: { userId, role: "MEMBER", sessionId: "" },
    services: {
      database: one.database,
      now: () => Date.parse(at),
      timeZone: "Europe/Amsterdam",
      switches: { isOn: async () => true },
    },
  });
  const runId = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
  const begin = (at: string, end: number) => beginDailyAttempt(context(at), { language: "nl", runId: runId(end) });
  const before: any = await begin(last, 1);
  expect(await begin(last, 2)).toMatchObject({ code: "DAILY_ATTEMPT_USED" });
  // A repetition after midnight is still the attempt of the day before.
  expect(await begin(first, 1)).toEqual(before);
  const after: any = await begin(first, 2);
  expect(after.dailyText.day).toBe(before.dailyText.day + 1);
  expect(after.dailyText.textId).not.toBe(before.dailyText.textId);
  expect(await readDailyText(context(first), "nl", "YESTERDAY")).toEqual(before.dailyText);
});
