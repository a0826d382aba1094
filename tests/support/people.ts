import * as op from "./accountOperations";
import { WireClient } from "./WireClient";

/** Somebody with a token. `id` is their global id. */
export type Person = WireClient & { readonly id: string; readonly username: string | null };

export const password = "correct horse";

let made = 0;

/** A user name that no other test of this process has. */
export function freshName(): string {
  made += 1;
  return `person-${made}`;
}

/** A new guest of a server that knows accountOperations. */
export async function newGuest(url: string): Promise<Person> {
  const client = new WireClient(url);
  const { createGuest } = await client.run(op.createGuest, { input: { deviceLabel: "Test" } });
  client.token = createGuest.token;
  return Object.assign(client, { id: createGuest.user.id as string, username: null });
}

/** A new member, whose password is {@link password}. */
export async function newMember(url: string, username = freshName()): Promise<Person> {
  const client = new WireClient(url);
  const { signUp } = await client.run(op.signUp, {
    input: { username, displayName: "Somebody", password, deviceLabel: "Test" },
  });
  if (signUp.__typename !== "SignedIn") throw new Error(JSON.stringify(signUp));
  client.token = signUp.token;
  return Object.assign(client, { id: signUp.user.id as string, username });
}
