import { isAboutStatement, isAnsweredAlike } from "../../../../src/server/database/replica/replicaErrors";

const all = (codes: readonly (string | undefined)[], is: (error: unknown) => boolean) =>
  codes.map((code) => is(Object.assign(new Error("no"), code === undefined ? {} : { code })));

test("conflicts with the log, and what an older schema does not have, are about one statement", () => {
  expect(all(["40001", "40P01", "42P01", "42703", "42883", "0A000", "XX001"], isAboutStatement)).not.toContain(false);
});

test("without a connection, or while it starts or stops, the replica is left alone", () => {
  const codes = ["ECONNREFUSED", "57P01", "57P03", "53300", "08006", "28P01", "3D000", undefined];
  expect(all(codes, isAboutStatement)).not.toContain(true);
  expect(all(codes, isAnsweredAlike)).not.toContain(true);
});

test("what takes too long, or has a wrong value, would on the primary too", () => {
  expect(all(["57014", "22P02"], isAnsweredAlike)).toEqual([true, true]);
});
