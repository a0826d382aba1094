import { describeAddress, readRedisAddress } from "../../../src/server/redis/redisAddress";

const alone = { isSecure: false, username: "", password: "", db: 0, sentinelName: null };

test.each([
  ["redis://localhost", { ...alone, nodes: [{ host: "localhost", port: 6_379 }] }],
  [
    "rediss://ann:p%40ss@[::1]:7000/3",
    {
      isSecure: true,
      username: "ann",
      password: "p@ss",
      db: 3,
      sentinelName: null,
      nodes: [{ host: "::1", port: 7_000 }],
    },
  ],
  [
    "redis://:secret@one:7000,two:7001,three",
    {
      ...alone,
      password: "secret",
      nodes: [
        { host: "one", port: 7_000 },
        { host: "two", port: 7_001 },
        { host: "three", port: 6_379 },
      ],
    },
  ],
  [
    "redis://one:7000, redis://two:7001",
    {
      ...alone,
      nodes: [
        { host: "one", port: 7_000 },
        { host: "two", port: 7_001 },
      ],
    },
  ],
  [
    "redis+sentinel://:secret@one,two:26380/mymaster/2",
    {
      ...alone,
      password: "secret",
      db: 2,
      sentinelName: "mymaster",
      nodes: [
        { host: "one", port: 26_379 },
        { host: "two", port: 26_380 },
      ],
    },
  ],
])("%s", (text, address) => expect(readRedisAddress(text)).toEqual(address));

test.each(["http://one", "redis://", "redis://one:port", "redis://one,,two", "redis://one/a", "redis://one:99999"])(
  "%s is refused",
  (text) => expect(() => readRedisAddress(text)).toThrow(/^REDIS_URL is not an address such as redis:/u),
);

test("Sentinels need the name of what they watch", () =>
  expect(() => readRedisAddress("redis+sentinel://one,two")).toThrow(
    "REDIS_URL names no primary: end it with the name that the Sentinels know, such as /mymaster.",
  ));

test("an address is described without its password", () =>
  expect(describeAddress(readRedisAddress("redis+sentinel://ann:secret@one,two/mymaster"))).toBe(
    "redis+sentinel://one:26379,two:26379",
  ));
