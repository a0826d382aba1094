import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { MemberRow_member$key } from "../../../../__generated__/MemberRow_member.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { groupAddress } from "../Group/groupAddress";
import styles from "./MemberRow.module.css";

type Props = {
  readonly groupId: string;
  readonly memberRef: MemberRow_member$key;
  readonly isChosen: boolean;
  /** Whether the viewer may do something with them. */
  readonly isTouchable: boolean;
  readonly mayExport: boolean;
  readonly isSaving: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onExport: () => void;
  readonly onErase: () => void;
};

/** One member. The name leads to their story. */
export function MemberRow({
  groupId,
  memberRef,
  isChosen,
  isTouchable,
  mayExport,
  isSaving,
  onChoose,
  onExport,
  onErase,
}: Props) {
  const { t } = useLingui();
  const { id, role, isMadeHere, joinedAt, lastPractisedAt, user } = useFragment(
    graphql`
      fragment MemberRow_member on GroupMember @throwOnFieldError {
        id
        role
        isMadeHere
        joinedAt
        lastPractisedAt
        user {
          username
          displayName
        }
      }
    `,
    memberRef,
  );
  const name = user.displayName;
  const roleNames: Readonly<Record<string, string>> = { OWNER: t`Owner`, COACH: t`Coach`, MEMBER: t`Member` };
  return (
    <tr>
      <td>
        <input
          className={styles["box"]}
          type="checkbox"
          aria-label={t`Choose ${name}`}
          disabled={!isTouchable}
          checked={isChosen && isTouchable}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <th scope="row" className={styles["name"]}>
        <Link to={groupAddress(groupId, `members/${encodeURIComponent(id)}`)}>{name}</Link>
      </th>
      <td>{user.username}</td>
      <td>{roleNames[role]}</td>
      <td lang="nl">{formatDate(joinedAt, "short")}</td>
      <td>{lastPractisedAt == null ? t`Not yet` : <span lang="nl">{formatDate(lastPractisedAt, "short")}</span>}</td>
      <td>{isMadeHere ? t`Made here` : t`Their own`}</td>
      <td>
        {isMadeHere && (
          <div className={styles["data"]}>
            {mayExport && (
              <Button
                isSmall
                look="quiet"
                isBusy={isSaving}
                aria-label={t`Export everything of ${name}`}
                onClick={onExport}
              >
                {t`Export`}
              </Button>
            )}
            {isTouchable && (
              <Button isSmall look="quiet" aria-label={t`Erase ${name}`} onClick={onErase}>
                {t`Erase`}
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}
