import { safeNext } from "../../../../src/app/features/signIn/signIn";

test.each([
  ["", "/"],
  ["?next=/settings", "/settings"],
  ["?next=%2Frace%2FABCDEF%3Fa%3D1", "/race/ABCDEF?a=1"],
  ["?next=https://evil.example", "/"],
  ["?next=//evil.example", "/"],
  ["?next=/%5Cevil.example", "/"],
  // Browsers leave out tabs and line breaks.
  ["?next=/%09/evil.example", "/"],
  ["?next=/%0A%0D/evil.example", "/"],
  ["?next=javascript:alert(1)", "/"],
])("%s leads to %s", (search, path) => {
  expect(safeNext(search)).toBe(path);
});
