import { HealthPart } from "../../../src/server/operations/Health";

test("however many ask at once, it is asked once, and again afterwards", async () => {
  const ask = jest.fn(async () => undefined);
  const part = new HealthPart("database", ask);
  expect(await Promise.all([part.answers(), part.answers(), part.answers()])).toEqual([true, true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  await part.answers();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what refuses is not there, and what never answers is not asked a second time meanwhile", async () => {
  expect(await new HealthPart("redis", () => Promise.reject(new Error("gone"))).answers()).toBe(false);
  const ask = jest.fn(() => new Promise(() => undefined));
  const hanging = new HealthPart("database", ask);
  expect(await hanging.answers()).toBe(false);
  expect(await hanging.answers()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});
