/** The operations of external accounts; a server must be started with them. */
const failure = `__typename ... on Error { code }`;
const linked = `externalAccounts { id providerName linkedAt lastUsedAt provider { id } }`;
const accounts = `user { id username displayName hasPassword ${linked} }`;

export const signInProviders = `query signInProviders { signInProviders { id name endsSession } }`;
export const pendingLink = `query pendingLink($code: String!) { pendingLink(code: $code) {
  accountName provider { id name } } }`;
export const finishExternalSignIn = `mutation finishExternalSignIn($input: FinishExternalSignInInput!) {
  finishExternalSignIn(input: $input) { ${failure} ... on ExternallySignedIn { token isShared ${accounts} } } }`;
export const linkExternalAccount = `mutation linkExternalAccount($code: String!, $password: String) {
  linkExternalAccount(code: $code, password: $password) { ${failure} ... on InvalidInputError { issues { path code } }
  ... on LinkExternalAccountSuccess { ${accounts} } } }`;
export const unlinkExternalAccount = `mutation unlinkExternalAccount($id: ID!) { unlinkExternalAccount(id: $id) {
  ${failure} ... on UnlinkExternalAccountSuccess { ${accounts} } } }`;
export const setPassword = `mutation setPassword($input: SetPasswordInput!) { setPassword(input: $input) { ${failure}
  ... on InvalidInputError { issues { path code } } ... on SetPasswordSuccess { ${accounts} } } }`;
export const myAccounts = `query myAccounts { viewer { id username displayName hasPassword role ${linked} } }`;
export const accountsOf = `query accountsOf($id: ID!) { node(id: $id) { ... on User { hasPassword
  externalAccounts { id } } } }`;
export const signOutWithProvider = `mutation signOutWithProvider { signOut { ${failure}
  ... on SignedOut { done provider { id name endsSession } } } }`;

export const externalAccountOperations = [
  signInProviders,
  pendingLink,
  finishExternalSignIn,
  linkExternalAccount,
  unlinkExternalAccount,
  setPassword,
  myAccounts,
  accountsOf,
  signOutWithProvider,
];
