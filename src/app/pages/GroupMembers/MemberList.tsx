import type { ListedMember } from "./memberMutations";
import { useLingui } from "@lingui/react/macro";
import { type Dispatch, type SetStateAction, useState, useEffect, useRef } from "react";
import { ConnectionHandler } from "relay-runtime";
import type { MemberList_group$key } from "../../../../__generated__/MemberList_group.graphql";
import type { MemberListPaginationQuery } from "../../../../__generated__/MemberListPaginationQuery.graphql";
import { useServerSearch } from "../../relay/useServerSearch";
import { Notice } from "../../ui/Notice";
import type { MemberList_member$key } from "../../../../__generated__/MemberList_member.graphql";
import { TextField } from "../../ui/TextField";
import { useExport } from "../../relay/useExport";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { EraseDialog, MemberActions } from "./MemberActions";
import styles from "./GroupMembersPage.module.css";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { formatDate } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { useRoleNouns } from "../../features/group/roleWords";
import { groupAddress } from "../../features/addresses";

const PAGE = 50;

type Props = {
  readonly groupRef: MemberList_group$key;
  /** Other groups that the viewer coaches. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  /** By id; also those whom the list does not show. */
  readonly chosen: ReadonlyMap<string, ListedMember>;
  readonly onChoose: Dispatch<SetStateAction<ReadonlyMap<string, ListedMember>>>;
};

/** The members to choose from, and what can be done with those that are chosen. */
export function MemberList({ groupRef, targets, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    MemberListPaginationQuery,
    MemberList_group$key
  >(
    graphql`
      fragment MemberList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "MemberListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        id
        name
        myRole
        archivedAt
        members(search: $search, first: $first, after: $after) @connection(key: "MemberList_group_members") {
          __id
          edges {
            node {
              id
              role
              isMadeHere
              extraTime
              hasPublicConsent
              user {
                username
                displayName
              }
              ...MemberList_member
            }
          }
        }
      }
    `,
    groupRef,
  );
  const { search, setSearch, isSearching } = useServerSearch(refetch);
  const [erased, setErased] = useState<ListedMember | null>(null);
  const [save, isSaving, issue] = useExport();
  const [hasFailed, setHasFailed] = useState(false);
  const nouns = useRoleNouns();
  const group = { id: data.id, name: data.name };
  const found = (data.members?.edges ?? []).map(({ node }) => node);
  // A member who leaves is also removed from the list of search results.
  const unsearched = ConnectionHandler.getConnectionID(data.id, "MemberList_group_members", { search: "" });
  const connections = [...new Set(data.members == null ? [] : [data.members.__id, unsearched])];
  const isResting = data.archivedAt != null;
  // Owners and coaches are the owner's; an admin, who is in no group, may what an owner may.
  const isTouchable = ({ role }: ListedMember) => role === "MEMBER" || data.myRole !== "COACH";
  const choosable = isResting ? [] : found.filter(isTouchable);
  const choose = (members: readonly ListedMember[], isChosen: boolean) =>
    onChoose((current) => {
      const next = new Map(current);
      for (const member of members) {
        if (isChosen) next.set(member.id, member);
        else next.delete(member.id);
      }
      return next;
    });
  const find = (words: string) => {
    setSearch(words);
    setHasFailed(false);
  };
  const showMore = () => loadNext(PAGE, { onComplete: (error) => setHasFailed(error !== null) });

  return (
    <div className={styles["list"]}>
      <div className={styles["search"]}>
        <TextField name="search" label={t`Search`} value={search} onChange={find} autoComplete="off" />
      </div>
      {!isResting && (
        <MemberActions
          group={group}
          chosen={[...chosen.values()]}
          connections={connections}
          targets={targets}
          onDone={() => onChoose(new Map())}
        />
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      {found.length === 0 && <output>{t`No ${nouns.members} found`}</output>}
      {found.length > 0 && (
        <div className={styles["scroll"]} aria-busy={isSearching || undefined}>
          <table className={styles["table"]} aria-label={nouns.Members}>
            <thead>
              <tr>
                <th scope="col">
                  <SelectAllBox
                    chosen={choosable.filter(({ id }) => chosen.has(id)).length}
                    all={choosable.length}
                    onChange={(isChosen) => choose(choosable, isChosen)}
                  />
                </th>
                <th scope="col">{t`Name`}</th>
                <th scope="col">{t`Username`}</th>
                <th scope="col">{t`Role`}</th>
                <th scope="col">{t`Since`}</th>
                <th scope="col">{t`Last practiced`}</th>
                <th scope="col">{t`Extra time`}</th>
                <th scope="col">{t`Account`}</th>
                <th scope="col">{t`Data`}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((member) => (
                <MemberRow
                  key={member.id}
                  groupId={group.id}
                  memberRef={member}
                  isChosen={chosen.has(member.id)}
                  isTouchable={!isResting && isTouchable(member)}
                  mayExport={isTouchable(member)}
                  isSaving={isSaving}
                  onChoose={(isChosen) => choose([member], isChosen)}
                  onExport={() => void save(member.id, `typeloop-${member.user.username ?? "member"}.json`)}
                  onErase={() => setErased(member)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasFailed ? (
        <Notice kind="error" text={t`Some ${nouns.members} couldn't be loaded.`}>
          <Button isBusy={isLoadingNext} onClick={showMore}>{t`Try again`}</Button>
        </Notice>
      ) : (
        hasNext && (
          <div>
            <Button isBusy={isLoadingNext} onClick={showMore}>
              {t`Show more`}
            </Button>
          </div>
        )
      )}
      <EraseDialog
        member={erased}
        connections={connections}
        onClose={() => setErased(null)}
        onDone={() => {
          if (erased) choose([erased], false);
          setErased(null);
        }}
      />
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
  const locale = useLocale();
  const { id, role, isMadeHere, extraTime, hasPublicConsent, joinedAt, lastPractisedAt, user } = useFragment(
    graphql`
      fragment MemberList_member on GroupMember @throwOnFieldError {
        id
        role
        isMadeHere
        extraTime
        hasPublicConsent
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
  const { Coach, Member } = useRoleNouns();
  const roleNames: Readonly<Record<string, string>> = { OWNER: t`Owner`, COACH: Coach, MEMBER: Member };
  return (
    <tr>
      <td>
        <label className={styles["target"]}>
          <input
            className={styles["box"]}
            type="checkbox"
            aria-label={t`Select ${name}`}
            disabled={!isTouchable}
            checked={isChosen && isTouchable}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      </td>
      <th scope="row" className={styles["name"]}>
        <Link to={groupAddress(groupId, `members/${encodeURIComponent(id)}`)} dir="auto">
          {name}
        </Link>
      </th>
      <td>{user.username}</td>
      <td>{roleNames[role]}</td>
      <td lang="nl">{formatDate(joinedAt, "short")}</td>
      <td>{lastPractisedAt == null ? t`Not yet` : <span lang="nl">{formatDate(lastPractisedAt, "short")}</span>}</td>
      <td>{extraTime > 0 ? formatPercent(locale, extraTime, 0) : "–"}</td>
      <td>
        {isMadeHere ? t`Created here` : t`Their own`}
        {hasPublicConsent === true && <div>{t`Can be public`}</div>}
      </td>
      <td>
        {isMadeHere && (
          <div className={styles["data"]}>
            {mayExport && (
              <Button
                isSmall
                look="quiet"
                isBusy={isSaving}
                aria-label={t`Export all data of ${name}`}
                onClick={onExport}
              >
                {t`Export`}
              </Button>
            )}
            {isTouchable && (
              <Button isSmall look="quiet" aria-label={t`Delete account: ${name}`} onClick={onErase}>
                {t`Delete account`}
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
    <label className={styles["target"]}>
      <input
        ref={box}
        className={styles["box"]}
        type="checkbox"
        aria-label={t`Select everyone shown`}
        disabled={all === 0}
        checked={all > 0 && chosen === all}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
