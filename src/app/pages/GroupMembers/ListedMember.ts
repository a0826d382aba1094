/** A member of the list, as far as what can be done with them asks. */
export type ListedMember = {
  readonly id: string;
  /** OWNER, COACH or MEMBER. */
  readonly role: string;
  /** A coach of this group made the account. */
  readonly isMadeHere: boolean;
  readonly user: { readonly username: string | null | undefined; readonly displayName: string };
};
