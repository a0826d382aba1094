import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { errorCatalogue } from "../../src/contract/errorCatalogue";
import { errorCodes, errorReactions } from "../../src/contract/errorCodes";
import { errorMessagesEnUs } from "../../src/contract/errorMessagesEnUs";
import { errorMessagesNlNl } from "../../src/contract/errorMessagesNlNl";

test("every code has words in both languages", () => {
  expect(Object.keys(errorCatalogue)).toEqual([...errorCodes]);
  for (const code of errorCodes) {
    for (const message of Object.values(errorCatalogue[code].message)) expect(message).toMatch(/^\p{Lu}.*[.]$/u);
  }
});

test("the parts of the catalogue know every code, and none that is gone", () => {
  for (const part of [errorMessagesEnUs, errorMessagesNlNl, errorReactions])
    expect(Object.keys(part).sort()).toEqual([...errorCodes].sort());
});

test("every code says where it is shown and whether trying again helps", () => {
  for (const code of errorCodes)
    expect(errorCatalogue[code]).toMatchObject({
      screen: expect.stringMatching(/^(?:field|notice|page)$/u),
      retry: expect.any(Boolean),
    });
});

test("messages do not shout, and no two say the same", () => {
  for (const language of ["en-US", "nl-NL"] as const) {
    const messages = errorCodes.map((code) => errorCatalogue[code].message[language]);
    expect(messages.filter((message) => message.includes("!"))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
  }
});

test("the schema knows the same codes", () => {
  const type = buildSchema(readFileSync("schema.graphql", "utf8")).getType("ErrorCode");
  expect(
    isEnumType(type) &&
      type
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual([...errorCodes].sort());
});

test("what helps to try again is what may pass by itself", () => {
  expect(errorCodes.filter((code) => errorCatalogue[code].retry)).toEqual([
    "INTERNAL",
    "NETWORK",
    "OFFLINE",
    "RATE_LIMITED",
    "SEQUENCE_GAP",
    "SESSION_EXPIRED",
    "TIMED_OUT",
  ]);
});
