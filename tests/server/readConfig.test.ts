import { readConfig } from "../../src/server/readConfig";
import { ConfigError } from "../../src/server/ConfigError";

test("without settings everything has its default, and pages are told nothing", () => {
  expect(readConfig({})).toMatchObject({
    host: "0.0.0.0",
    port: 4000,
    databaseUrl: null,
    documents: "strict",
    allowedOrigins: [],
    page: {},
  });
});

test("what is set reaches the pages as it was given", () => {
  const environment = {
    TYPELOOP_GRAPHQL_URL: "https://typing.example/graphql",
    TYPELOOP_WEBSOCKET_URL: "off",
    TYPELOOP_DOCUMENTS: "apq",
    SENTRY_DSN: "https://0a1b@sentry.example/7",
    TYPELOOP_ANALYTICS_ID: "G-ABCDEF1234",
    TYPELOOP_TIME_ZONE: "America/New_York",
    TYPELOOP_ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
  };
  expect(readConfig(environment)).toMatchObject({
    documents: "apq",
    allowedOrigins: ["https://a.example", "http://localhost:5173"],
    page: {
      graphqlUrl: "https://typing.example/graphql",
      websocketUrl: "off",
      persistedQueries: "apq",
      sentryDsn: "https://0a1b@sentry.example/7",
      analyticsId: "G-ABCDEF1234",
      timeZone: "America/New_York",
    },
  });
});

test("an empty setting is one that was left out", () => {
  const names = [
    "TYPELOOP_GRAPHQL_URL",
    "TYPELOOP_WEBSOCKET_URL",
    "SENTRY_DSN",
    "TYPELOOP_ANALYTICS_ID",
    "TYPELOOP_TIME_ZONE",
    "TYPELOOP_ALLOWED_ORIGINS",
    "DATABASE_URL",
    "DATABASE_REPLICA_URL",
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readConfig({}));
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["TYPELOOP_DOCUMENTS", "all"],
  ["TYPELOOP_TRUSTED_PROXIES", "my proxy"],
  ["TYPELOOP_TRUSTED_PROXIES", "10.0.0.0/40"],
  ["TYPELOOP_GRAPHQL_URL", "graphql"],
  ["TYPELOOP_GRAPHQL_URL", "javascript:alert(1)"],
  ["TYPELOOP_GRAPHQL_URL", "//other.example/graphql"],
  ["TYPELOOP_WEBSOCKET_URL", "https://typing.example/graphql"],
  ["TYPELOOP_WEBSOCKET_URL", "offline"],
  ["SENTRY_DSN", "https://sentry.example/7"],
  ["TYPELOOP_ANALYTICS_ID", "<script>"],
  ["TYPELOOP_TIME_ZONE", "Amsterdam"],
  ["TYPELOOP_ALLOWED_ORIGINS", "*"],
  ["TYPELOOP_ALLOWED_ORIGINS", "null"],
  ["TYPELOOP_ALLOWED_ORIGINS", "https://a.example/"],
  ["TYPELOOP_ALLOWED_ORIGINS", "https://a.example:443"],
  ["TYPELOOP_ALLOWED_ORIGINS", "https://A.example"],
  ["TYPELOOP_ALLOWED_ORIGINS", "https://a.example;https://b.example"],
])("%s=%s is refused by name, with the value", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).toThrow(value);
});

test("a wrong address of a database is not repeated, for it may hold a password", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://me:secret@x" })).toThrow(/^DATABASE_URL (?!.*secret)/u);
});

test(
  "a host who still names admins hears what there is instead, once, and the server starts whatever the setting " +
    "holds",
  () => {
    const { notices, ...config } = readConfig({ TYPELOOP_ADMINS: "ada bob" });
    expect(notices).toEqual([
      expect.stringMatching(/^TYPELOOP_ADMINS no longer does anything.*stay admins.*\/admin.*prints a link/u),
    ]);
    expect(config).toEqual(expect.objectContaining({ port: 4000 }));
    expect(JSON.stringify([notices, config])).not.toContain("ada");
    expect(readConfig({ TYPELOOP_ADMINS: "" }).notices).toEqual([]);
  },
);

test("all mistakes are told at once, one line each", () => {
  const environment = {
    PORT: "http",
    DATABASE_URL: "mysql://x",
    TYPELOOP_DOCUMENTS: "all",
    TYPELOOP_TIME_ZONE: "Amsterdam",
    SENTRY_DSN: "x",
  };
  let error: unknown;
  try {
    readConfig(environment);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ConfigError);
  const lines = (error as ConfigError).message.split("\n");
  expect(lines).toHaveLength(5);
  for (const name of Object.keys(environment)) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
});

test("a setting that nobody reads is named with the one that was meant, and stops nothing", () => {
  const { notices } = readConfig({
    TYPELOOP_TIMEZONE: "x",
    TYPELOOP_ALLOWED_ORIGIN: "https://a.example",
    TYPELOOP_SOMETHING_ELSE: "1",
    TYPELOOP_DATA: "x",
    TYPELOOP_TEST_PG: "x",
  });
  expect(notices).toEqual([
    "TYPELOOP_TIMEZONE is not a setting, so it is ignored. Did you mean TYPELOOP_TIME_ZONE?",
    "TYPELOOP_ALLOWED_ORIGIN is not a setting, so it is ignored. Did you mean TYPELOOP_ALLOWED_ORIGINS?",
    "TYPELOOP_SOMETHING_ELSE is not a setting, so it is ignored.",
  ]);
});

test("a replica needs the database that it follows, and its address is not repeated", () => {
  const replica = { DATABASE_REPLICA_URL: "postgres://me:secret@replica/typeloop" };
  expect(() => readConfig(replica)).toThrow(/^DATABASE_REPLICA_URL .*set DATABASE_URL too/u);
  expect(readConfig({ ...replica, DATABASE_URL: "postgres://localhost/typeloop" })).toMatchObject({
    databaseReplicaUrl: replica.DATABASE_REPLICA_URL,
  });
  expect(() => readConfig({ DATABASE_REPLICA_URL: "mysql://me:secret@x" })).toThrow(
    /^DATABASE_REPLICA_URL (?!.*secret)/u,
  );
});

test("Redis needs a database that several processes can share", () => {
  const redis = { REDIS_URL: "redis://localhost:6379" };
  expect(() => readConfig(redis)).toThrow(/^REDIS_URL .*set DATABASE_URL too/u);
  expect(readConfig({ ...redis, DATABASE_URL: "postgres://localhost/typeloop" })).toMatchObject({
    redisUrl: redis.REDIS_URL,
  });
});

test("how many backups are kept: seven, or another number that keeps the last", () => {
  const read = (text: string) => readConfig({ TYPELOOP_BACKUPS_KEPT: text }).keptBackups;
  expect([readConfig({}).keptBackups, read("1"), read("30")]).toEqual([7, 1, 30]);
  for (const text of ["0", "-1", "many", "1.5"]) expect(() => read(text)).toThrow(/^TYPELOOP_BACKUPS_KEPT is/u);
});

test("proxies that are trusted: none, how many, or which", () => {
  const read = (text: string) => readConfig({ TYPELOOP_TRUSTED_PROXIES: text }).trustedProxies;
  expect([read(""), read("2"), read("10.0.0.0/8, ::1")]).toEqual([0, 2, ["10.0.0.0/8", "::1"]]);
});
