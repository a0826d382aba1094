import type { CardFacts } from "../../MemberCards/CardFacts";

type Maybe<Value> = Value | null | undefined;
type Card = {
  readonly passPhrase?: Maybe<string>;
  readonly member?: Maybe<{
    readonly user?: Maybe<{ readonly username?: Maybe<string>; readonly displayName?: Maybe<string> }>;
  }>;
};

/** The cards of an answer. */
export function readCards(cards: Maybe<readonly Maybe<Card>[]>): readonly CardFacts[] {
  return (cards ?? []).flatMap((card) => {
    const user = card?.member?.user;
    return card?.passPhrase && user?.username
      ? [{ name: user.displayName ?? "", username: user.username, passPhrase: card.passPhrase }]
      : [];
  });
}
