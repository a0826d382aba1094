/** The one form in which a token travels, at both doors. Nothing without a token. */
export function authorization(token: string | null): { readonly Authorization?: string } {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
