import { randomUUID } from "node:crypto";
import * as account from "./accountOperations";
import * as op from "./memberOperations";
import type { Person } from "./people";
import { WireClient } from "./WireClient";

/** Somebody that a coach made, with what is on their card. `memberId` is the global id of their place in the group. */
export type MadeMember = {
  readonly memberId: string;
  readonly id: string;
  readonly username: string;
  readonly passPhrase: string;
};

/** Makes members of these names. */
export async function makeMembers(
  coach: Person,
  groupId: string,
  names: readonly string[],
): Promise<readonly MadeMember[]> {
  const { answer } = await coach.run(op.addMembers, {
    input: { groupId, batchId: randomUUID(), language: "EN", rows: names.map((name) => ({ name })) },
  });
  if (answer.__typename !== "MemberCards") throw new Error(JSON.stringify(answer));
  return answer.cards.map(({ member, passPhrase }: any) => ({
    memberId: member.id,
    id: member.user.id,
    username: member.user.username,
    passPhrase,
  }));
}

/** Signs in with what a card says. Null when that does not open the account. */
export async function signInByCard(
  url: string,
  { username, passPhrase }: { readonly username: string; readonly passPhrase: string },
): Promise<Person | null> {
  const client = new WireClient(url);
  const { signIn } = await client.run(account.signIn, {
    input: { username, password: passPhrase, deviceLabel: "Test" },
  });
  if (signIn.__typename !== "SignedIn") return null;
  client.token = signIn.token;
  return Object.assign(client, { id: signIn.user.id as string, username });
}
