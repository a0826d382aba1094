import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MemberRow_member$key } from "../../../../__generated__/MemberRow_member.graphql";
import { TextField } from "../../ui/TextField";
import { useExport } from "../../relay/useExport";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { EraseDialog } from "./dialogs/EraseDialog";
import type { ListedMember } from "./ListedMember";
import { MemberActions } from "./MemberActions";
import styles from "./MemberList.module.css";
import { MemberRow } from "./MemberRow";
import { SelectAllBox } from "./SelectAllBox";

type Props = {
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly myRole: string | null | undefined;
    readonly archivedAt: string | null | undefined;
  };
  readonly members: readonly (ListedMember & { readonly rowRef: MemberRow_member$key })[];
  /** Lists that lose whoever leaves. */
  readonly connections: readonly string[];
  /** Other groups that the viewer coaches. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
};

/** The members to choose from, and what can be done with those that are chosen. */
export function MemberList({ group, members, connections, targets }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [erased, setErased] = useState<ListedMember | null>(null);
  const [save, isSaving, issue] = useExport();
  const isResting = group.archivedAt != null;
  // Owners and coaches are the owner's; an admin, who is in no group, may what an owner may.
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
