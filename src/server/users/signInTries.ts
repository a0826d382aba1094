import type { RateLimits } from "../transport/RateLimits";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Exchange, Services } from "../Context";

type SignInTry = {
  /** The username, whether anybody has it or not. */
  readonly name: string;
  readonly address: string;
  /** A device that the account knows; null for all others. */
  readonly device: string | null;
};

/**
 * Counts one try to sign in. A device that the account knows has tries of its own, whatever others do to the account or
 * from the same address: the right password gets in from there. All other
 * devices share five a minute for each account, and what they try counts for the account at that address for longer,
 * and, generously, for the address. What was right does not count.
 */
export class SignInTries {
  readonly #limits: RateLimits;
  readonly #try: SignInTry;

  constructor(limits: RateLimits, signInTry: SignInTry) {
    this.#limits = limits;
    this.#try = signInTry;
  }

  /**
   * Null when it is allowed, else the seconds to wait. Counts as a failure until it succeeds, so that many at once are
   * no way around.
   */
  async begin(): Promise<number | null> {
    const { name, address, device } = this.#try;
    if (device !== null) return this.#limits.take("signIn", `${name} ${device}`);
    return (
      (await this.#limits.take("signIn", name)) ??
      (await this.#limits.take("signInFromAddress", `${name} ${address}`)) ??
      this.#limits.take("signInFailures", address)
    );
  }

  /** The password was right: it was no guess. */
  async succeed(): Promise<void> {
    const { name, address, device } = this.#try;
    if (device !== null) return this.#limits.giveBack("signIn", `${name} ${device}`);
    await Promise.all([
      this.#limits.giveBack("signIn", name),
      this.#limits.giveBack("signInFromAddress", `${name} ${address}`),
      this.#limits.giveBack("signInFailures", address),
    ]);
  }
}

/**
 * An account that may know a device. The marks are signed with its password's hash, so a new password invalidates all
 * of them, and no server secret is needed.
 */
type Account = { readonly id: string; readonly passwordHash: string | null };

/**
 * A cookie with marks of the accounts that signed in with this browser, last one first. They give no access; they only
 * distinguish devices that an account knows.
 */
const COOKIE = "typeloop-known";

/** A computer in a classroom has many users. */
const MOST_MARKS = 40;
const YEAR_S = 365 * 24 * 60 * 60;

/** 9 random bytes, which identify the device for this account, and 16 bytes of an HMAC over them, as base64url. */
const markForm = /^([\w-]{12})([\w-]{22})$/u;

/** The device's id if it has signed in to the account before; null otherwise. */
export function findRememberedDevice(exchange: Exchange | null, account: Account): string | null {
  for (const mark of exchange ? marksOf(exchange) : []) {
    const [, name, code] = markForm.exec(mark) ?? [];
    if (
      name !== undefined &&
      code !== undefined &&
      timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(account, name)))
    )
      return name;
  }
  return null;
}

/** Marks the device as one that the account knows. The cookie of an HTTPS request is never sent over HTTP. */
export function rememberDevice(
  { isSecure }: Pick<Services, "isSecure">,
  exchange: Exchange | null,
  account: Account,
): void {
  if (!exchange || exchange.response.headersSent || findRememberedDevice(exchange, account) !== null) return;
  const name = randomBytes(9).toString("base64url");
  const marks = [name + codeOf(account, name), ...marksOf(exchange)].slice(0, MOST_MARKS);
  const secure = isSecure(exchange.request) ? "; Secure" : "";
  const rules = `Path=/graphql; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`;
  exchange.response.setHeader("set-cookie", `${COOKIE}=${marks.join(".")}; ${rules}`);
}

function marksOf({ request }: Exchange): readonly string[] {
  const cookies = (request.headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return (found?.slice(COOKIE.length + 1).split(".") ?? []).slice(0, MOST_MARKS).filter((mark) => markForm.test(mark));
}

function codeOf({ id, passwordHash }: Account, name: string): string {
  return createHmac("sha256", passwordHash ?? randomBytes(32))
    .update(`typeloop known device\n${id}\n${name}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}
