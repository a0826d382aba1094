import { readFileSync } from "node:fs";
import { buildSchema, isEnumType } from "graphql";
import { errorCatalogue } from "../../src/contract/errorCatalogue";
import { errorCodes, errorReactions } from "../../src/contract/errorCodes";
import { errorMessagesEnUs } from "../../src/contract/errorMessagesEnUs";
import { errorMessagesNlNl } from "../../src/contract/errorMessagesNlNl";

test("every code has a message in both languages", () => {
  expect(Object.keys(errorCatalogue)).toEqual([...errorCodes]);
  for (const code of errorCodes) {
    for (const message of Object.values(errorCatalogue[code].message)) expect(message).toMatch(/^\p{Lu}.*[.]$/u);
  }
});

test("the parts of the catalog have every code, and no removed ones", () => {
  for (const part of [errorMessagesEnUs, errorMessagesNlNl, errorReactions])
    expect(Object.keys(part).sort()).toEqual([...errorCodes].sort());
});

test("every code says where it is shown and whether retrying helps", () => {
  for (const code of errorCodes)
    expect(errorCatalogue[code]).toMatchObject({
      screen: expect.stringMatching(/^(?:field|notice|page)$/u),
      retry: expect.any(Boolean),
    });
});

test("messages have no exclamation marks, and no two are the same", () => {
  for (const language of ["en-US", "nl-NL"] as const) {
    const messages = errorCodes.map((code) => errorCatalogue[code].message[language]);
    expect(messages.filter((message) => message.includes("!"))).toEqual([]);
    expect(new Set(messages).size).toBe(messages.length);
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
