import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { nameOfNorm } from "./words/normNames";

type Props = {
  /** Name of the norm that is wanted in another version than today's; null for one that never was. */
  readonly today: string | null;
};

/** No exam can begin by what was asked for: another version of a norm than today's, or no norm at all. */
export function NormNotFound({ today }: Props) {
  const { t } = useLingui();
  const name = t(nameOfNorm(today ?? ""));
  const title = today === null ? t`There is no such exam` : t`This version of the norm is not offered here`;
  return (
    <>
      <PageMeta
        title={title}
        description={t`There is nothing at this address. Check the link, or go on from the start page.`}
        isUnlisted
      />
      <Notice isPage text={title}>
        <p>
          {today === null
            ? t`Choose one from the list.`
            : t`New exams begin by the norm of today. Exams that were taken by an earlier one keep their result.`}
        </p>
        <LinkButton look="primary" to={today === null ? "/exam" : `/exam/${today}`}>
          {today === null ? t`All exams` : t`The norm of today: ${name}`}
        </LinkButton>
      </Notice>
    </>
  );
}
