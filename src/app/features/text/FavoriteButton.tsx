import { useLingui } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FavoriteButtonMutation } from "../../../../__generated__/FavoriteButtonMutation.graphql";
import type { FavoriteButton_text$key } from "../../../../__generated__/FavoriteButton_text.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import { BareButton, Button } from "../../ui/Button";
import { announce } from "../../ui/Notice";
import { classNames } from "../../ui/primitives";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./textMarks.module.css";

type Props = {
  readonly textRef: FavoriteButton_text$key;
  /** With its name beside the star, where there is only one text. */
  readonly isNamed?: boolean;
};

/** Adds a text to the favorites, or removes it. Visitors without an account become a guest. */
export function FavoriteButton({ textRef, isNamed = false }: Props) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment FavoriteButton_text on Text @throwOnFieldError {
        id
        title
        isFavorite
      }
    `,
    textRef,
  );
  const { id: textId, title } = text;
  // Shown before a visitor has an account, and while an answer from before the press arrives.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isFavorite = chosen ?? text.isFavorite;
  // One after another, so that the last press decides.
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const [save] = useResultMutation<FavoriteButtonMutation, true>(
    graphql`
      mutation FavoriteButtonMutation($input: SetFavoriteInput!) @raw_response_type {
        setFavorite(input: $input) {
          __typename
          ... on SetFavoriteSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the star wherever it is on screen.
              isFavorite
            }
          }
        }
      }
    `,
    () => true,
    { needsAccount: true },
  );

  const choose = async (wanted: boolean): Promise<void> => {
    const result = await save(
      { input: { textId, isFavorite: wanted } },
      {
        optimisticResponse: {
          setFavorite: { __typename: "SetFavoriteSuccess", text: { id: textId, isFavorite: wanted } },
        },
      },
    );
    if (!result.ok) announce(t`The favorite “${title}” wasn't saved. Check your connection, then try again.`);
  };

  return (
    <BareButton
      className={classNames(styles["favorite"], isNamed && styles["named"])}
      aria-pressed={isFavorite}
      aria-label={t`Favorite: ${title}`}
      onClick={() => {
        setChosen(!isFavorite);
        const last = pending.current.then(() => choose(!isFavorite));
        pending.current = last;
        // From then on the store is right, also when the button goes on to another text.
        void last.then(() => pending.current === last && setChosen(null));
      }}
    >
      <Star isFilled={isFavorite} />
      {isNamed && t`Favorite`}
    </BareButton>
  );
}

/** The sign of a favorite: filled if it is one. Decorative, beside a label. */
function Star({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      className={classNames(styles["star"], isFilled && styles["filled"])}
      viewBox="0 0 20 20"
      width={20}
      height={20}
      aria-hidden="true"
    >
      <path d="M10 2.4l2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3-3.8-3.7 5.2-.7z" />
    </svg>
  );
}

type FavoritesFilterProps = { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void };

/** Filters a list of texts by the viewer's favorites. */
export function FavoritesFilter({ isChosen, onChange }: FavoritesFilterProps) {
  const { t } = useLingui();
  return (
    <div>
      <Button look={isChosen ? "primary" : "secondary"} aria-pressed={isChosen} onClick={() => onChange(!isChosen)}>
        <Star isFilled={isChosen} />
        {t`Favorites`}
      </Button>
    </div>
  );
}

/** A list of favorites that is still empty: how to add one. The children are what can be done. */
export function NoFavorites({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState drawing="star" text={t`No favorites yet. Press the star next to a text, and you'll find it here.`}>
      {children}
    </EmptyState>
  );
}
