/* eslint-disable relay/unused-fields -- checkAppearance reads all fields of the choices. */
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useAccountAppearance_viewer$key } from "../../../../__generated__/useAccountAppearance_viewer.graphql";
import type { useAccountAppearanceMutation } from "../../../../__generated__/useAccountAppearanceMutation.graphql";
import { type Appearance, defaultAppearance } from "../../../contract/appearance";
import {
  checkAppearance,
  isOwnChoice,
  readAppearance,
  rememberAppearance,
} from "../../platform/preferences/appearance";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { useResultMutation } from "../../relay/useResultMutation";

/** A choice is saved this long after the last one: who looks through the themes sends one request. */
const PAUSE_MS = 600;

/**
 * Keeps a member's appearance with the account. What the account has applies here too, unless something else was chosen
 * on this device without an account; what is changed while signed in is saved.
 */
export function useAccountAppearance(viewerRef: useAccountAppearance_viewer$key, isGuest: boolean): void {
  const { appearance } = useFragment(
    graphql`
      fragment useAccountAppearance_viewer on User @throwOnFieldError {
        appearance {
          theme
          textSize
          lineWidth
          letterSpacing
          font
          caret
          caretMotion
          liveFigures
          sounds
          idleStop
          shortcuts
          keyRepeat
          fingers
        }
      }
    `,
    viewerRef,
  );
  const store = usePreferenceStore();
  const save = useSetAppearance();
  const saved = appearance ? JSON.stringify(checkAppearance(appearance)) : null;
  const stored = useRef(saved);
  const send = useRef(save);
  useEffect(() => {
    stored.current = saved;
    send.current = save;
  });

  useEffect(() => {
    if (isGuest || isOwnChoice(store.current())) return;
    const ofAccount: Appearance = saved === null ? defaultAppearance : JSON.parse(saved);
    store.change(rememberAppearance(ofAccount, saved !== null));
  }, [isGuest, saved, store]);

  useEffect(() => {
    if (isGuest) return;
    let chosen = JSON.stringify(readAppearance(store.current()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = async (): Promise<void> => {
      timer = undefined;
      const sent = readAppearance(store.current());
      const isSaved = await send.current(sent);
      // Not saved, it is a choice of this device, which the account does not replace.
      if (JSON.stringify(readAppearance(store.current())) === JSON.stringify(sent))
        store.change(rememberAppearance(sent, isSaved));
    };
    const unsubscribe = store.subscribe(() => {
      const next = JSON.stringify(readAppearance(store.current()));
      if (next === chosen) return;
      chosen = next;
      clearTimeout(timer);
      timer = undefined;
      if (next !== (stored.current ?? JSON.stringify(defaultAppearance))) timer = setTimeout(saveNow, PAUSE_MS);
    });
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      void saveNow();
    };
  }, [isGuest, store]);
}

/** Saves the appearance with the account; resolves to whether it was. */
function useSetAppearance(): (appearance: Appearance) => Promise<boolean> {
  const [run] = useResultMutation<useAccountAppearanceMutation, true>(
    graphql`
      mutation useAccountAppearanceMutation($input: AppearanceInput!) {
        setAppearance(input: $input) {
          __typename
          ... on SetAppearanceSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The header follows the account.
              ...useAccountAppearance_viewer
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  return async (input) => (await run({ input })).ok;
}
