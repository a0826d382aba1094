import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { TextListRow_text$key } from "../../../../__generated__/TextListRow_text.graphql";
import { textAddress } from "../Text/textAddress";
import { stateWord } from "../Text/words/stateWord";
import { TextFacts } from "../Text/words/TextFacts";
import styles from "./TextsPage.module.css";

/** A text in the list: its title, which leads to it, and what it is. */
export function TextListRow({ textRef }: { readonly textRef: TextListRow_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment TextListRow_text on Text @throwOnFieldError {
        id
        title
        language
        isOwn
        visibility
        status
        owner {
          displayName
        }
        group {
          name
        }
        ...TextFacts_text
      }
    `,
    textRef,
  );
  const { visibility, status, isOwn } = text;
  const state = stateWord({ visibility, status });
  const group = text.group?.name;
  const owner = isOwn ? undefined : text.owner?.displayName;
  const whose = [
    ...(isOwn ? [t`yours`] : owner === undefined ? [] : [t`by ${owner}`]),
    ...(group !== undefined && status === "PUBLISHED" ? [t`for ${group}`] : state === null ? [] : [t(state)]),
  ];
  return (
    <li className={styles["row"]}>
      <Link to={textAddress(text.id)} lang={text.language.toLowerCase()}>
        {text.title}
      </Link>
      <p className={styles["about"]}>
        <TextFacts textRef={text} />
      </p>
      {whose.length > 0 && <p className={styles["about"]}>{whose.join(" · ")}</p>}
    </li>
  );
}
