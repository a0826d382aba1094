import { PageCache } from "../../../src/server/pages/PageCache";
import { RaceNews } from "../../../src/server/races/GroupRaceIndex";
import { GatheredNews } from "../../../src/server/redis/GatheredNews";
import { MemoryPubSub } from "../../../src/server/redis/PubSub";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the first is published at once, those that follow together, and nothing twice or when nothing has changed", () => {
  const published: (readonly string[])[] = [];
  const news = new GatheredNews((names) => published.push(names));
  news.add(["Daily"]);
  expect(published).toEqual([["Daily"]]);
  for (const names of [["Daily", "Result"], [], ["Result"], ["*"]]) news.add(names);
  expect(published).toHaveLength(1);
  jest.advanceTimersByTime(99);
  expect(published).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(published).toEqual([["Daily"], ["Daily", "Result", "*"]]);
  news.add(["Text"]);
  expect(published).toHaveLength(2);
  jest.advanceTimersByTime(100);
  expect(published.at(-1)).toEqual(["Text"]);
  jest.advanceTimersByTime(1_000);
  expect(published).toHaveLength(3);
  news.add(["Player"]);
  expect(published.at(-1)).toEqual(["Player"]);
  news.add(["Text"]);
  news.close();
  expect(published.at(-1)).toEqual(["Text"]);
  jest.advanceTimersByTime(1_000);
  expect(published).toHaveLength(5);
});

test("changes of pages are known here at once, and elsewhere by ten messages a second", () => {
  const pubSub = new MemoryPubSub();
  const [here, there] = [new PageCache(pubSub, () => 0), new PageCache(pubSub, () => 0)];
  const heard = { here: 0, there: 0 };
  here.onChanged(() => (heard.here += 1));
  there.onChanged(() => (heard.there += 1));
  for (let save = 0; save < 1_000; save += 1) {
    here.change(["Result"]);
    jest.advanceTimersByTime(1);
  }
  jest.advanceTimersByTime(100);
  expect(heard).toEqual({ here: 1_000, there: 11 });
  for (const cache of [here, there]) cache.close();
});

test("news of open races and of groups are known here at once, and elsewhere once for each tenth of a second", () => {
  const pubSub = new MemoryPubSub();
  const [here, there] = [new RaceNews(pubSub), new RaceNews(pubSub)];
  const heard: string[] = [];
  for (const [name, news] of Object.entries({ here, there })) {
    news.watchBoard(() => heard.push(`${name}: board`));
    news.watchGroups((groupId) => heard.push(`${name}: ${groupId}`));
  }
  const left = [{ at: 0, kind: "left", racerId: "ann", reason: "LEFT" }] as const;
  const group = { id: "7b", name: "7B", coach: "" } as never;
  for (let at = 0; at < 3; at += 1) here.notify({ group, visibility: "OPEN" }, left);
  expect(heard.filter((text) => text.startsWith("here"))).toHaveLength(6);
  expect(heard.filter((text) => text.startsWith("there"))).toEqual(["there: 7b", "there: board"]);
  jest.advanceTimersByTime(100);
  expect(heard.filter((text) => text.startsWith("there"))).toHaveLength(4);
  for (const news of [here, there]) news.close();
});
