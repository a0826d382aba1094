import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { GroupNeedsCard_assignment$key } from "../../../../__generated__/GroupNeedsCard_assignment.graphql";
import type { GroupNeedsCard_group$key } from "../../../../__generated__/GroupNeedsCard_group.graphql";
import { languageOfLocale, toWireLanguage, withPart } from "../../../contract/languages/languages";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { Button, LinkButton } from "../../ui/Button";
import { announce } from "../../ui/Notice";
import { errorMessage } from "../../ui/errorMessages";
import { assignmentAddress } from "../assignment/assignmentPaths";
import { groupAddress } from "../addresses";
import { useCreateGroupRace } from "../race/raceMutations";
import { serverNow } from "../../relay/serverClock";
import { DueMoment } from "./WorkBar";
import styles from "./Today.module.css";

type Named = {
  readonly count: number;
  readonly members: readonly { readonly user: { readonly displayName: string } }[];
};

/** What one of a coach's groups needs: who is behind, what is due, who has not practiced; and ways to start. */
export function GroupNeedsCard({ groupRef }: { readonly groupRef: GroupNeedsCard_group$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, needs } = useFragment(
    graphql`
      fragment GroupNeedsCard_group on Group @throwOnFieldError {
        id
        name
        needs {
          openFlags
          behind {
            count
            members {
              user {
                displayName
              }
            }
          }
          inactive {
            count
            members {
              user {
                displayName
              }
            }
          }
          due {
            id
            ...GroupNeedsCard_assignment
          }
        }
      }
    `,
    groupRef,
  );
  const namesOf = ({ count, members }: Named): string => {
    const names = members.map(({ user }) => user.displayName);
    const more = count - names.length;
    return listNames(more > 0 ? [...names, t`${more} more`] : names, locale);
  };
  const flags = needs?.openFlags ?? 0;
  const behind = needs?.behind.count === 0 ? null : needs?.behind;
  const inactive = needs?.inactive.count === 0 ? null : needs?.inactive;
  const isQuiet = behind == null && inactive == null && flags === 0 && needs?.due.length === 0;
  return (
    <section className={styles["card"]}>
      <h2 className={styles["name"]} title={name}>
        <Link to={groupAddress(id)}>{name}</Link>
      </h2>
      <div className={styles["actions"]}>
        <StartRace groupId={id} />
        <LinkButton isSmall to={groupAddress(id, "live")}>
          {t`Watch live`}
        </LinkButton>
        <LinkButton isSmall to={groupAddress(id, "wall")}>
          {t`Big screen`}
        </LinkButton>
      </div>
      <ul className={styles["needs"]}>
        {behind != null && (
          <Need words={t`Behind`} to={groupAddress(id, "work")}>
            {namesOf(behind)}
          </Need>
        )}
        {needs?.due.map((assignment) => (
          <DueAssignment key={assignment.id} assignmentRef={assignment} />
        ))}
        {inactive != null && (
          <Need words={t`No practice for a week`} to={groupAddress(id, "results")}>
            {namesOf(inactive)}
          </Need>
        )}
        {flags > 0 && (
          <Need words={t`To review`} to={groupAddress(id, "results")}>
            {t`${plural(flags, { one: "# flagged run", other: "# flagged runs" })}`}
          </Need>
        )}
        {isQuiet && <li>{t`Everyone is up to date.`}</li>}
      </ul>
    </section>
  );
}

type NeedProps = { readonly words: string; readonly to: string; readonly children: ReactNode };

function Need({ words, to, children }: NeedProps) {
  return (
    <li>
      <Link className={styles["title"]} to={to}>
        {words}
      </Link>{" "}
      <span className={styles["soft"]}>{children}</span>
    </li>
  );
}

function DueAssignment({ assignmentRef }: { readonly assignmentRef: GroupNeedsCard_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment GroupNeedsCard_assignment on Assignment @throwOnFieldError {
        id
        title
        counts {
          assigned
          done
        }
        dueAt
      }
    `,
    assignmentRef,
  );
  const { id, title, dueAt, counts } = assignment;
  const { assigned = 0, done = 0 } = counts ?? {};
  return (
    <Need words={title} to={assignmentAddress(id)}>
      {t`${done} of ${assigned} done`}
      {dueAt != null && (
        <>
          {" · "}
          <DueMoment at={dueAt} isLate={Date.parse(dueAt) < serverNow()} />
        </>
      )}
    </Need>
  );
}

/** Opens a race for the whole group at once, in the language of the interface, and goes to its lobby. */
function StartRace({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [create, isCreating] = useCreateGroupRace();
  const start = async (): Promise<void> => {
    const language = toWireLanguage(withPart(languageOfLocale(locale), "passages"));
    const answer = await create({ groupId, input: { mode: "SPEED", teams: 2, language, length: "MEDIUM" } });
    if (answer.ok) void navigate(`/race/${answer.data}`);
    else announce(errorMessage(answer.error, locale) ?? "");
  };
  return (
    <Button isSmall look="primary" isBusy={isCreating} onClick={() => void start()}>
      {t`Start a race`}
    </Button>
  );
}
