import { CookieJar } from "./MisbehavingProvider";
import { SoftAuthenticator, type Fault } from "./SoftAuthenticator";
import { password } from "./people";
import { persisted, WireClient } from "./WireClient";

/** The operations of passkeys; a server must be started with them. */
const failure = `__typename ... on Error { code }`;
const passkeys = `user { id passkeys { id name createdAt lastUsedAt } }`;

export const beginPasskey = `mutation beginPasskey($password: String) { beginPasskey(password: $password) { ${failure}
  ... on InvalidInputError { issues { path code } } ... on PasskeyOptions { options } } }`;
export const addPasskey = `mutation addPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { ${failure}
  ... on InvalidInputError { issues { path code } } ... on AddPasskeySuccess { ${passkeys} } } }`;
export const removePasskey = `mutation removePasskey($id: ID!) { removePasskey(id: $id) { ${failure}
  ... on RemovePasskeySuccess { ${passkeys} } } }`;
export const beginPasskeySignIn = `mutation beginPasskeySignIn { beginPasskeySignIn { ${failure}
  ... on PasskeyOptions { options } } }`;
export const signInWithPasskey = `mutation signInWithPasskey($input: SignInWithPasskeyInput!) {
  signInWithPasskey(input: $input) { ${failure} ... on RateLimitedError { retryAfterSeconds }
  ... on SignedIn { token user { id displayName } } } }`;
export const passkeysOf = `query passkeysOf($id: ID!) { node(id: $id) { ... on User { passkeys { name } } } }`;

export const passkeyOperations = [
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  passkeysOf,
];

/** A browser without a session: its cookies, and sign-ins with a passkey. */
export class PasskeyBrowser {
  readonly jar = new CookieJar();

  constructor(readonly url: string) {}

  /** Sends an operation as the page does, with the cookies, and keeps those that come. */
  async run(operation: string, variables: object = {}, token: string | null = null): Promise<any> {
    const headers = { "content-type": "application/json", ...new WireClient(this.url, token).headers };
    const body = JSON.stringify({ variables, extensions: persisted(operation) });
    const response = await this.jar.open(`${this.url}/graphql`, { method: "POST", headers, body });
    const answer: any = await response.json();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0];
  }

  /** What the server asks of an authenticator. */
  async begin(): Promise<string> {
    return (await this.run(beginPasskeySignIn)).options;
  }

  async finish(response: string, more: object = {}): Promise<any> {
    return this.run(signInWithPasskey, { input: { response, deviceLabel: "Test", ...more } });
  }

  /** Signs in. */
  async enter(authenticator: SoftAuthenticator, fault: Fault = {}, more: object = {}): Promise<any> {
    return this.finish(authenticator.get(await this.begin(), fault), more);
  }
}

/** Adds a new authenticator's passkey to an account. */
export async function addNewPasskey(client: WireClient, name = "Laptop", fault: Fault = {}, secret = password) {
  const authenticator = new SoftAuthenticator(new URL(client.url).origin);
  const { beginPasskey: begun } = await client.run(beginPasskey, { password: secret });
  const response = authenticator.create(begun.options, fault);
  const { addPasskey: added } = await client.run(addPasskey, { input: { name, response } });
  return { authenticator, response, added };
}
