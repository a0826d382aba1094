import { createLibraryDatabase, type TestDatabase } from "../../support/testDatabase";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { Cluster } from "./Cluster";
import { databaseUrl } from "./databaseUrl";
import { Records } from "./Records";

export type Shared = { readonly cluster: Cluster; readonly redis: TestRedis; readonly records: Records };

/** A database and a Redis for the tests in one file, and clusters of processes that share them. */
export function sharedCluster(): (processes: number, test: (shared: Shared) => Promise<void>) => Promise<void> {
  let database: TestDatabase;
  let redis: TestRedis;
  beforeAll(async () => {
    [database, redis] = await Promise.all([createLibraryDatabase(), startTestRedis()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([database.drop(), redis.stop()]);
  }, 60_000);
  return (processes, test) =>
    Cluster.for({ processes, databaseUrl: databaseUrl(database.config), redisUrl: redis.url }, (cluster) =>
      test({ cluster, redis, records: new Records(database.config) }),
    );
}
