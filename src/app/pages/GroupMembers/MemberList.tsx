import type { ListedMember } from "./memberMutations";
import { useLingui } from "@lingui/react/macro";
import { useState, useEffect, useRef } from "react";
import type { MemberList_member$key } from "../../../../__generated__/MemberList_member.graphql";
import { TextField } from "../../ui/TextField";
import { useExport } from "../../relay/useExport";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { EraseDialog } from "./EraseDialog";
import { MemberActions } from "./MemberActions";
import styles from "./GroupMembersPage.module.css";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { formatDate } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { groupAddress } from "../../features/group/groupPaths";

type Props = {
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly myRole: string | null | undefined;
    readonly archivedAt: string | null | undefined;
  };
  readonly members: readonly (ListedMember & { readonly rowRef: MemberList_member$key })[];
  /** Connections from which removed members disappear. */
  readonly connections: readonly string[];
  /** Other groups that the viewer coaches. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
};

/** The members with a selection, and actions for the selected ones. */
export function MemberList({ group, members, connections, targets }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [erased, setErased] = useState<ListedMember | null>(null);
  const [save, isSaving, issue] = useExport();
  const isResting = group.archivedAt != null;
  // Only the owner may change owners and coaches; an admin without a role in the group may do what an owner may.
  const isTouchable = ({ role }: ListedMember) => role === "MEMBER" || group.myRole !== "COACH";

  const words = search.trim().toLocaleLowerCase();
  const found = members.filter(
    ({ user }) =>
      words === "" || user.displayName.toLocaleLowerCase().includes(words) || (user.username ?? "").includes(words),
  );
  const choosable = isResting ? [] : found.filter(isTouchable);
  const chosen = members.filter((member) => chosenIds.has(member.id) && isTouchable(member));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((current) => {
      const next = new Set(current);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  return (
    <div className={styles["list"]}>
      <div className={styles["search"]}>
        <TextField name="search" label={t`Search`} value={search} onChange={setSearch} autoComplete="off" />
      </div>
      {!isResting && (
        <MemberActions
          group={group}
          chosen={chosen}
          connections={connections}
          targets={targets}
          onDone={() => setChosenIds(new Set())}
        />
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      {found.length === 0 && <output>{t`Nobody is called that here.`}</output>}
      {found.length > 0 && (
        <div className={styles["scroll"]}>
          <table className={styles["table"]}>
            <thead>
              <tr>
                <th scope="col">
                  <SelectAllBox
                    chosen={choosable.filter(({ id }) => chosenIds.has(id)).length}
                    all={choosable.length}
                    onChange={(isChosen) =>
                      choose(
                        choosable.map(({ id }) => id),
                        isChosen,
                      )
                    }
                  />
                </th>
                <th scope="col">{t`Name`}</th>
                <th scope="col">{t`Username`}</th>
                <th scope="col">{t`Role`}</th>
                <th scope="col">{t`Since`}</th>
                <th scope="col">{t`Last practised`}</th>
                <th scope="col">{t`Account`}</th>
                <th scope="col">{t`Data`}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((member) => (
                <MemberRow
                  key={member.id}
                  groupId={group.id}
                  memberRef={member.rowRef}
                  isChosen={chosenIds.has(member.id)}
                  isTouchable={!isResting && isTouchable(member)}
                  mayExport={isTouchable(member)}
                  isSaving={isSaving}
                  onChoose={(isChosen) => choose([member.id], isChosen)}
                  onExport={() => void save(member.id, `typeloop-${member.user.username ?? "member"}.json`)}
                  onErase={() => setErased(member)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <EraseDialog member={erased} connections={connections} onClose={() => setErased(null)} />
    </div>
  );
}

type MemberRowProps = {
  readonly groupId: string;
  readonly memberRef: MemberList_member$key;
  readonly isChosen: boolean;
  /** Whether the viewer may act on them. */
  readonly isTouchable: boolean;
  readonly mayExport: boolean;
  readonly isSaving: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onExport: () => void;
  readonly onErase: () => void;
};

/** A member, with a link on their name. */
function MemberRow({
  groupId,
  memberRef,
  isChosen,
  isTouchable,
  mayExport,
  isSaving,
  onChoose,
  onExport,
  onErase,
}: MemberRowProps) {
  const { t } = useLingui();
  const { id, role, isMadeHere, joinedAt, lastPractisedAt, user } = useFragment(
    graphql`
      fragment MemberList_member on GroupMember @throwOnFieldError {
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

type SelectAllBoxProps = {
  /** Number of selected members, out of all that can be selected. */ readonly chosen: number;
  readonly all: number;
  readonly onChange: (isChosen: boolean) => void;
};

/** Selects all members in the list, or none. */
function SelectAllBox({ chosen, all, onChange }: SelectAllBoxProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen > 0 && chosen < all;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <input
      ref={box}
      className={styles["box"]}
      type="checkbox"
      aria-label={t`Choose everybody shown`}
      disabled={all === 0}
      checked={all > 0 && chosen === all}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
