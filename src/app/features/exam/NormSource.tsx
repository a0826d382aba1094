import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { NormSource_norm$key } from "../../../../__generated__/NormSource_norm.graphql";
import styles from "./NormFacts.module.css";

/** Where the requirements of a norm come from, and which of them are Typeloop's own choice. */
export function NormSource({ normRef }: { readonly normRef: NormSource_norm$key }) {
  const words = useSource(normRef);
  return words === null ? null : <p className={styles["source"]}>{words}</p>;
}

function useSource(normRef: NormSource_norm$key): string | null {
  const { t } = useLingui();
  const { name, title, groupName, version, minutes, attempts } = useFragment(
    graphql`
      fragment NormSource_norm on ExamNorm @throwOnFieldError {
        name
        title
        groupName
        version
        minutes
        attempts
      }
    `,
    normRef,
  );
  if (title != null)
    return groupName == null
      ? t`Defined by the admins of this site. Version ${version}.`
      : t`Defined by the group ${groupName}. Version ${version}.`;
  switch (name) {
    case "cbt":
      return t`Source: hetcbt.nl.`;
    case "ecdl-junior":
    case "ecdl":
    case "ecdl-pro":
      return t`Source of speed and errors: typecertificaat.nl. The institute doesn't publish the time or the number of attempts: ${minutes} minutes and ${attempts} attempts are Typeloop's choice.`;
    case "gerritsen":
      return t`Source: gerritsenopleidingen.nl.`;
    case "graded-wpm":
      return t`Defined by Typeloop, for everyone who doesn't need a Dutch standard.`;
    default:
      return null;
  }
}
