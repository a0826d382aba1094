import { useLingui } from "@lingui/react/macro";
import { findExamNorm } from "../../../engine/exams/findExamNorm";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";

/** No exam can begin by this norm: it was replaced by a newer version, or never was. */
export function NormNotFound({ norm }: { readonly norm: string }) {
  const { t } = useLingui();
  const known = findExamNorm(norm);
  if (known === null) {
    return (
      <Notice isPage text={t`There is no exam norm of this name`}>
        <p>{t`Choose one from the list.`}</p>
        <LinkButton look="primary" to="/exam">
          {t`All exams`}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <Notice isPage text={t`This norm has a newer version`}>
      <p>{t`New exams begin by the norm of today. Exams that were taken by the earlier one keep their result.`}</p>
      <LinkButton look="primary" to={`/exam/${known.name}`}>
        {t`The norm of today`}
      </LinkButton>
    </Notice>
  );
}
