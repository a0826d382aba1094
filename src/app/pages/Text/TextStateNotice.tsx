import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TextStateNotice_text$key } from "../../../../__generated__/TextStateNotice_text.graphql";
import { Notice } from "../../ui/Notice";

/** What is going on with a text, where something is. */
export function TextStateNotice({ textRef }: { readonly textRef: TextStateNotice_text$key }) {
  const { t } = useLingui();
  const { status, isOwn, reviewNote } = useFragment(
    graphql`
      fragment TextStateNotice_text on Text @throwOnFieldError {
        status
        isOwn
        reviewNote
      }
    `,
    textRef,
  );
  if (status === "ARCHIVED")
    return <Notice text={t`This text is archived: no list offers it any more. What was typed of it stays.`} />;
  if (status === "IN_REVIEW" && isOwn)
    return <Notice text={t`This text waits for an admin. Until it is published only you see it.`} />;
  if (reviewNote == null) return null;
  return (
    <Notice text={t`It was not published yet. The reviewer wrote:`}>
      <q>{reviewNote}</q>
    </Notice>
  );
}
