import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { errorCodes, errorPlaces } from "../../src/contract/errorCodes";
import { isErrorCode, isRetryable } from "../../src/contract/readErrorCode";
import { interfaceLanguages, loadPart } from "../../src/contract/languages/languages";

describe.each(interfaceLanguages)("the messages in %s", (language) => {
  test("are there for every code, and for no removed ones", async () => {
    const messages = await loadPart(language, "errorMessages");
    expect(Object.keys(messages).sort()).toEqual([...errorCodes].sort());
    for (const message of Object.values(messages)) expect(message).toMatch(/^\p{Lu}.*[.]$/u);
  });

  test("have no exclamation marks, and no two are the same", async () => {
    const messages = Object.values(await loadPart(language, "errorMessages"));
    expect(messages.filter((message) => message.includes("!"))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
  });
});

test("every code says where it is shown, and has the form of one", () => {
  for (const code of errorCodes) {
    expect(errorPlaces[code]).toMatch(/^(?:field|notice|page)$/u);
    expect(isErrorCode(code)).toBe(true);
  }
});

test("the schema has the same codes", () => {
  const type = buildSchema(readFileSync("schema.graphql", "utf8")).getType("ErrorCode");
  expect(
    isEnumType(type) &&
      type
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual([...errorCodes].sort());
});

test("retrying helps for temporary errors only", () => {
  expect(errorCodes.filter(isRetryable)).toEqual([
    "INTERNAL",
    "NETWORK",
    "OFFLINE",
    "RATE_LIMITED",
    "SEQUENCE_GAP",
    "SESSION_EXPIRED",
    "TIMED_OUT",
  ]);
});
