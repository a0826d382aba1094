import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { type Database, openDatabase } from "../../../../src/server/database/Database";
import { Replica } from "../../../../src/server/database/replica/Replica";
import { PageCache } from "../../../../src/server/pages/PageCache";
import { MemoryPubSub } from "../../../../src/server/redis/PubSub";
import { TestReplica } from "../../../support/startTestReplica";
import { untilTrue } from "../../../support/untilTrue";

const silent = { info: () => undefined, warn: () => undefined };

let postgres: TestReplica;
let replica: Replica;
let opened: { readonly database: Database; close(): Promise<void> };
beforeAll(async () => {
  postgres = await TestReplica.start();
  opened = openDatabase(postgres.database.config);
  const pubSub = new MemoryPubSub();
  const pageCache = new PageCache(pubSub, () => performance.now());
  const { database } = opened;
  replica = new Replica({ database, config: postgres.config, pubSub, pageCache, log: silent });
  await untilTrue(() => replica.figures().state === "ready");
});
afterAll(async () => {
  await replica.close();
  await opened.close();
  await postgres.stop();
});

test("a statement that the replica cancels, because what it reads is gone, runs on the primary", async () => {
  await postgres.runOnReplica("alter system set max_standby_streaming_delay = 0");
  await postgres.runOnReplica("select pg_reload_conf()");
  await postgres.run("create table counted as select generate_series(1, 1000) as n");
  await postgres.caughtUp();
  await untilTrue(async () => {
    await replica.forSums.execute(sql`select count(*) from counted`);
    return replica.figures().reads.replica > 0;
  });
  const direct = drizzle(new Pool(postgres.config));
  const cause = direct.execute(sql`select count(*) from counted, pg_sleep(30)`).catch(({ cause: { code } }) => code);
  const slow = replica.forSums
    .execute(sql`select count(*)::int as rows from counted, pg_sleep(3)`)
    // Drizzle runs it once somebody waits for it.
    .then(({ rows }) => rows);
  await untilTrue(async () => {
    const [row] = await postgres.runOnReplica(
      `select count(*)::int as running from pg_stat_activity
       where query like '%counted, pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
    );
    return row.running === 2;
  });
  await postgres.run("delete from counted where n > 10");
  await postgres.run("vacuum counted");
  expect(await cause).toBe("40001");
  expect(await slow).toEqual([{ rows: 10 }]);
  expect(replica.figures()).toMatchObject({ state: "ready", reads: { failed: 1 } });
  await direct.$client.end();
});
