import type { Client } from "pg";
import { builtForTests } from "../../support/startApp";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf, seedRuns } from "../../support/seedRuns";
import { seedGroups, type SeededPerson } from "../groups/seedGroups";
import { CountingPostgres, type AskedQuery } from "../../support/CountingPostgres";
import type { BenchDatabase } from "../support/BenchDatabase";
import { MeteredProcess } from "../support/MeteredProcess";
import { ShippedOperations } from "../support/ShippedOperations";

/** What one page asks of the database. */
export type RecordedPage = {
  readonly name: string;
  /** What it reads, which can be asked again and again. */
  readonly queries: readonly AskedQuery[];
  /** What it writes, which can be asked once. */
  readonly writes: readonly AskedQuery[];
};

/** A class, and how much each of them has typed: together fewer than the smallest table. */
const MEMBERS = 30;
const RUNS = 20;
const OWN_RUNS = 300;

/** What begins with a part of a statement may write in another. */
const isWrite = /\b(?:insert into|delete from|update "?\w+"? (?:as \w+ )?set)\b/iu;

/** Opens pages of the app as somebody in a class, and notes what they read and write. */
export async function recordPages(database: BenchDatabase, client: Client): Promise<readonly RecordedPage[]> {
  const [group] = await seedGroups(database.url, 1, MEMBERS);
  if (!group) throw new Error("There is no group.");
  await client.query("update group_members set joined_at = now() - interval '1 year'");
  for (const { userId } of group.members)
    await seedRuns(database.config, { userId: rowIdOf(userId), runs: RUNS, everyMinutes: 180 });
  await seedRuns(database.config, { userId: rowIdOf(group.coach.userId), runs: OWN_RUNS });
  const counting = await CountingPostgres.start(`${database.config.host}/.s.PGSQL.${database.config.port}`);
  const { user, database: name } = database.config;
  const app = await MeteredProcess.start(`${builtForTests}/server/main.js`, {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: `postgres://${user}@127.0.0.1:${counting.port}/${name}`,
  });
  const operations = new ShippedOperations();
  const pages: RecordedPage[] = [];
  const record = async (title: string, operation: string, variables: object, { token }: SeededPerson = group.coach) => {
    const ask = () => post(app.url, operations.byName(operation).id, variables, token);
    // Who asks is known from then on.
    await post(app.url, operations.byName("serverClockQuery").id, {}, token);
    counting.take();
    await ask();
    const asked = counting.takeQueries().filter(({ text }) => /^\s*(?:select|with|insert|update|delete)/iu.test(text));
    pages.push({
      name: title,
      queries: asked.filter(({ text }) => !isWrite.test(text)),
      writes: asked.filter(({ text }) => isWrite.test(text)),
    });
  };
  try {
    const { groupId: id, coach } = group;
    await record("progress", "ProgressPageQuery", { layout: "US_INTERNATIONAL" });
    await record("history, first page", "HistoryPaginationQuery", { id: coach.userId, first: 25, after: null });
    await record("board of a class, speed", "GroupBoardRefetchQuery", { id, kind: "SPEED", week: null });
    await record("board of a class, practice", "GroupBoardRefetchQuery", { id, kind: "PRACTICE", week: null });
    await record("report of a class", "GroupResultsPageQuery", { id, period: "WEEK" });
    await record("saving a run", "saveRunMutation", { input: wordRun() });
    return pages;
  } finally {
    await app.stop();
    await counting.stop();
  }
}

async function post(url: string, id: string, variables: object, token: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":[')) throw new Error(text.slice(0, 500));
}
