import { Pool } from "pg";
import { createTestDatabase } from "../../support/testDatabase";

test("test databases are copies of the template and know nothing of each other", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const pool = new Pool(one.config);
  pool.on("error", () => undefined);
  await pool.query("CREATE TABLE only_here (id int)");
  const otherPool = new Pool(other.config);
  const { rows } = await otherPool.query("SELECT to_regclass('only_here') AS here, to_regclass('users') AS migrated");
  expect(rows).toEqual([{ here: null, migrated: "users" }]);
  await otherPool.end();
  await other.drop();
  // With a connection still open.
  await one.drop();
  await pool.end();
});
