import { limits } from "../../../src/contract/limits";
import { commonPasswords } from "../../../src/server/users/commonPasswords";
import * as op from "../../support/accountOperations";
import { freshName, newMember, password } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());

const signUp = async (chosen: string) => {
  const input = { username: freshName(), displayName: "Somebody", password: chosen, deviceLabel: "Test" };
  return (await new WireClient(server.url).run(op.signUp, { input })).signUp;
};

test("the list has 10,000 passwords that are long enough to be taken otherwise", () => {
  expect(new Set(commonPasswords).size).toBe(10_000);
  const odd = commonPasswords.filter((common) => common.length < limits.password.min || /[\sA-Z]/u.test(common));
  expect(odd).toEqual([]);
});

test.each(["password", "12345678", "PassWord1", "qwertyuiop", commonPasswords.at(-1) ?? ""])(
  "%s is refused at sign-up, and says at which field",
  async (chosen) => {
    expect(await signUp(chosen)).toMatchObject({
      __typename: "InvalidInputError",
      issues: [{ path: "password", code: "PASSWORD_TOO_COMMON" }],
    });
  },
);

test("one that holds a common one is taken", async () => {
  expect((await signUp("password of mine")).__typename).toBe("SignedIn");
});

test("nor can a member change theirs to one", async () => {
  const member = await newMember(server.url);
  const { changePassword } = await member.run(op.changePassword, { input: { current: password, next: "Football1" } });
  expect(changePassword).toMatchObject({ issues: [{ path: "next", code: "PASSWORD_TOO_COMMON" }] });
});
