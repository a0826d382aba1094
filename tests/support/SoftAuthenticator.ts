import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** What an authenticator does otherwise than a good one. */
export type Fault = {
  /** The site that the browser has open. Default: that of the options. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether it verified its user (PIN, fingerprint). Default: true. */
  readonly verifies?: boolean;
  readonly counter?: number;
  /** Says that it used this credential. */
  readonly credentialId?: string;
  readonly userHandle?: string | null;
};

/** An authenticator with one passkey (ES256), and the browser around it: WebAuthn by hand, without attestation. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(16).toString("base64url");
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  #userHandle = "";
  counter = 0;

  /** @param origin of the page that asks. */
  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#coseKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
    ]);
  }

  /** Makes the passkey, as `navigator.credentials.create` does with these options. Gives RegistrationResponseJSON. */
  create(optionsText: string, fault: Fault = {}): string {
    const options = JSON.parse(optionsText);
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, this.#coseKey]);
    const authData = this.#authData(fault.rpId ?? options.rp.id, 0x40, attested, fault);
    const attestation = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(authData)],
    ]);
    const response = {
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, fault),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal", "telepathy"],
    };
    return this.#answer(response, fault);
  }

  /** Uses the passkey, as `navigator.credentials.get` does with these options. Gives AuthenticationResponseJSON. */
  get(optionsText: string, fault: Fault = {}): string {
    const options = JSON.parse(optionsText);
    this.counter += 1;
    const authData = this.#authData(fault.rpId ?? options.rpId, 0, Buffer.alloc(0), fault);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, fault);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const response = {
      clientDataJSON,
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.#privateKey).toString("base64url"),
      userHandle: fault.userHandle === undefined ? this.#userHandle : fault.userHandle,
    };
    return this.#answer(response, fault);
  }

  #answer(response: object, { credentialId = this.credentialId }: Fault): string {
    return JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response,
    });
  }

  #clientData(type: string, challenge: string, fault: Fault): string {
    const data = { type, challenge: fault.challenge ?? challenge, origin: fault.origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString("base64url");
  }

  #authData(rpId: string, flags: number, attested: Buffer, { verifies = true, counter = this.counter }: Fault): Buffer {
    const all = flags | 0x01 | (verifies ? 0x04 : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([all]), uint(counter, 4), attested]);
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function uint(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** The head of a CBOR item (RFC 8949, section 3). */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, ...uint(value, 2)]);
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
