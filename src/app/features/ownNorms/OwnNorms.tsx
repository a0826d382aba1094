import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OwnNorms_norm$key } from "../../../../__generated__/OwnNorms_norm.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { NormFacts } from "../exam/NormFacts";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { OwnNormForm } from "./OwnNormForm";
import styles from "./OwnNorms.module.css";
import { useArchiveNorm, useRestoreNorm } from "./ownNormMutations";

type Props = {
  readonly lead: string;
  /** Null for norms for everyone. */
  readonly groupId: string | null;
  readonly norms: readonly { readonly id: string; readonly normRef: OwnNorms_norm$key }[];
};

/** The standards that a group or the admins defined, and a form to add one. */
export function OwnNorms({ lead, groupId, norms }: Props) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card id="standards" title={t`Exam standards`} lead={lead}>
      {norms.length > 0 && (
        <ul className={styles["list"]}>
          {norms.map(({ id, normRef }) => (
            <OwnNorm key={id} normRef={normRef} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <OwnNormForm groupId={groupId} normRef={null} onClose={() => setAdding(false)} />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{t`Add a standard`}</Button>
        </div>
      )}
    </Card>
  );
}

/** A standard: what it asks for, and buttons to edit and archive it. */
function OwnNorm({ normRef }: { readonly normRef: OwnNorms_norm$key }) {
  const { t } = useLingui();
  const own = useFragment(
    graphql`
      fragment OwnNorms_norm on OwnExamNorm @throwOnFieldError {
        id
        archivedAt
        norm {
          title
          version
          ...NormFacts_norm
        }
        ...OwnNormForm_norm
      }
    `,
    normRef,
  );
  const [archive, isArchiving] = useArchiveNorm();
  const [restore, isRestoring] = useRestoreNorm();
  const [isEditing, setEditing] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const title = own.norm.title ?? "";
  const { version } = own.norm;
  const isArchived = own.archivedAt != null;
  const turn = async (): Promise<void> => {
    const answer = await (isArchived ? restore : archive)({ id: own.id });
    setIssue(answer.ok ? null : answer.error);
    if (answer.ok) announce(isArchived ? t`The standard can be used again.` : t`The standard was archived.`);
  };
  if (isEditing)
    return (
      <li className={styles["item"]}>
        <OwnNormForm groupId={null} normRef={own} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li className={styles["item"]}>
      <div className={styles["head"]}>
        <h3 className={styles["title"]}>{title}</h3>
        <p className={styles["about"]}>
          {isArchived ? t`Archived: no new exams. Version ${version}.` : t`Version ${version}`}
        </p>
      </div>
      <NormFacts normRef={own.norm} />
      {issue !== null && <ErrorNotice code={issue} />}
      <div className={styles["actions"]}>
        {!isArchived && (
          <Button aria-label={t`Edit ${title}`} onClick={() => setEditing(true)}>
            {t`Edit`}
          </Button>
        )}
        <Button
          look="quiet"
          isBusy={isArchiving || isRestoring}
          aria-label={isArchived ? t`Restore ${title}` : t`Archive ${title}`}
          onClick={() => void turn()}
        >
          {isArchived ? t`Restore` : t`Archive`}
        </Button>
      </div>
    </li>
  );
}
