import { connectDeadline, reconnectDelay } from "../../../src/app/relay/socketClient";

test("the deadline of connecting grows by a fifth, from 1000 ms to 30000 ms", () => {
  expect([0, 1, 2, 3].map(connectDeadline)).toEqual([1000, 1200, 1440, 1727]);
  expect(connectDeadline(18)).toBeLessThan(30_000);
  expect(connectDeadline(19)).toBe(30_000);
  expect(connectDeadline(10_000)).toBe(30_000);
});

test("the wait before connecting again doubles from 100 ms to 10000 ms, half of it by chance", () => {
  expect([1, 2, 3].map((failures) => reconnectDelay(failures, 1))).toEqual([100, 200, 400]);
  expect(reconnectDelay(3, 0)).toBe(200);
  expect(reconnectDelay(500, 1)).toBe(10_000);
});
