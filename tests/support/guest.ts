import { createGuest } from "./raceOperations";
import { WireClient } from "./WireClient";

/** A new guest of a server, with a token. `id` is their global id. */
export async function guest(url: string): Promise<WireClient & { readonly id: string }> {
  const client = new WireClient(url);
  const { createGuest: made } = await client.run(createGuest);
  client.token = made.token;
  return Object.assign(client, { id: made.user.id as string });
}
