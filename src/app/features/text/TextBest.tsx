import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextBest_text$key } from "../../../../__generated__/TextBest_text.graphql";
import { useSpeed } from "../../typing/figures/useSpeed";

/** The viewer's best speed on a text; nothing if they have not typed it. */
export function TextBest({ textRef }: { readonly textRef: TextBest_text$key }) {
  const { t } = useLingui();
  const { best } = useFragment(
    graphql`
      fragment TextBest_text on Text @throwOnFieldError {
        best {
          wpm
        }
      }
    `,
    textRef,
  );
  const speed = useSpeed();
  if (best == null) return null;
  const fastest = speed.text(best.wpm);
  return t`Your best: ${fastest}`;
}
