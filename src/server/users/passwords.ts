import { hash, verify } from "@node-rs/argon2";
import { RateLimited } from "../graphql/errors";
import { Turns } from "./Turns";

/** Argon2id (the package's default kind) at 19 MiB, two passes, one lane: OWASP's first choice, some 20 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password at all: what a password is compared with when nobody bears the name, so that it takes as long. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$cGlqSRiRQ0RQjat0cA0Beg$a49RRoIWVv7vqhaUw0wIf+KQzNDoietU3Zke569U5Hk";

/** Two at once leave the event loop alone; a thousand waiting are some ten seconds. */
const turns = new Turns(2, 1_000);

/** Every computer's `é` is the same password. */
function composed(password: string): string {
  return password.normalize("NFC");
}

/** A password's hash in PHC form, or a refusal while too many wait for theirs. */
export async function hashPassword(password: string): Promise<string | RateLimited> {
  return (await turns.take(() => hash(composed(password), cost))) ?? new RateLimited(10);
}

/** Whether the password is the one that was hashed. Without a hash it takes as long, and is not. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean | RateLimited> {
  const same = await turns.take(() => verify(passwordHash ?? nobodysHash, composed(password)));
  if (same === null) return new RateLimited(10);
  return passwordHash !== null && same;
}
