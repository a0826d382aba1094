import { MyWork } from "../../features/assignment/WorkList";
import { plural } from "@lingui/core/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupPageQueryNode, { type GroupPageQuery } from "../../../../__generated__/GroupPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import type { GroupPage_group$key } from "../../../../__generated__/GroupPage_group.graphql";
import { GroupBoard } from "./GroupBoard";
import { GroupRaces } from "./GroupRaces";
import { GroupTournament } from "./GroupTournament";
import styles from "./GroupPage.module.css";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { GroupPage_joinCode$key } from "../../../../__generated__/GroupPage_joinCode.graphql";
import { formatJoinCode } from "../../../contract/codes";
import { writeClipboard } from "../../platform/writeClipboard";
import { addressForOthers, useHost } from "../../rendering/renderingHooks";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { groupAddress } from "../../features/addresses";
import { NewBadgesSlot } from "../../features/badges/NewBadgesSlot";
import type { GroupPage_coaches$key } from "../../../../__generated__/GroupPage_coaches.graphql";
import type { GroupPage_steps$key } from "../../../../__generated__/GroupPage_steps.graphql";
import { useNameOfRole, useRoleNouns } from "../../features/group/roleWords";
import { LeaveGroup } from "../../features/group/myGroups";
import { InPageLink } from "../../ui/InPageLink";

/** The overview of a group: assignments for its members, and first steps for its coaches. */
export function GroupPage() {
  const { node } = usePreloadedQuery<GroupPageQuery>(
    graphql`
      query GroupPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ...GroupPage_group @alias(as: "overview")
        }
      }
    `,
    useViewerQuery<GroupPageQuery>(GroupPageQueryNode),
  );
  if (!node?.frame || !node.overview) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame}>
      <GroupOverview groupRef={node.overview} />
    </GroupFrame>
  );
}

/** Current activity in a group, and for its coaches also first steps and the join code. */
function GroupOverview({ groupRef }: { readonly groupRef: GroupPage_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupPage_group on Group @throwOnFieldError {
        myRole
        archivedAt
        ...GroupPage_steps
        ...GroupPage_joinCode
        ...GroupPage_coaches
        ...WorkList_myWorkGroup
        ...GroupRaces_group
        ...GroupTournament_group
        ...GroupBoard_group
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- NewBadgesSlot loads its component.
        ...NewBadges_group
      }
    `,
    groupRef,
  );
  const isRun = group.myRole !== "MEMBER" && group.archivedAt == null;
  return (
    <>
      {isRun && <GroupSteps groupRef={group} />}
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <MyWork groupRef={group} />
          <GroupTournament groupRef={group} />
          <GroupRaces groupRef={group} />
          <GroupBoard groupRef={group} />
        </div>
        <div className={styles["side"]}>
          {isRun && <JoinCodeCard groupRef={group} />}
          <CoachesCard groupRef={group} />
          <NewBadgesSlot groupRef={group} />
        </div>
      </div>
    </>
  );
}

/** The group's join code, large enough to read from the back of a room, with ways to share it. */
function JoinCodeCard({ groupRef }: { readonly groupRef: GroupPage_joinCode$key }) {
  const { t } = useLingui();
  const { id, joinCode } = useFragment(
    graphql`
      fragment GroupPage_joinCode on Group @throwOnFieldError {
        id
        joinCode
      }
    `,
    groupRef,
  );
  const [message, setMessage] = useState("");
  const host = useHost();
  if (joinCode == null) {
    return (
      <Card title={t`Join code`} lead={t`The join code is off: no one can join with it.`}>
        <div>
          <LinkButton to={`${groupAddress(id, "settings")}#joining`}>{t`Turn on join code`}</LinkButton>
        </div>
      </Card>
    );
  }
  const copy = async (text: string, done: string): Promise<void> => {
    const isCopied = await writeClipboard(text);
    setMessage(isCopied ? done : t`Couldn't copy in this browser. Select it and copy it yourself.`);
  };
  const path = `/join/${joinCode}`;
  const [first, second] = formatJoinCode(joinCode).split("-");
  return (
    <Card title={t`Join code`} lead={t`Others enter it under Groups, or open the link.`}>
      <p className={styles["code"]} aria-label={[...joinCode].join(" ")}>
        <span>{first}</span>
        <span>{second}</span>
      </p>
      <p className={styles["address"]}>{host + path}</p>
      <div className={styles["actions"]}>
        <Button onClick={() => void copy(addressForOthers(host, path), t`Link copied.`)}>{t`Copy link`}</Button>
        <Button onClick={() => void copy(formatJoinCode(joinCode), t`Code copied.`)}>{t`Copy code`}</Button>
        <output className={styles["said"]}>{message}</output>
      </div>
    </Card>
  );
}

/** The coaches of a group; for its members also what coaches can see of them, and a button to leave. */
function CoachesCard({ groupRef }: { readonly groupRef: GroupPage_coaches$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupPage_coaches on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        coaches {
          role
          user {
            id
            displayName
          }
        }
        ...myGroups_group
      }
    `,
    groupRef,
  );
  const { id, myRole, archivedAt, coaches } = group;
  const { Coaches, coaches: leaders } = useRoleNouns();
  const nameOfRole = useNameOfRole();
  return (
    <Card title={Coaches}>
      <ul className={styles["list"]}>
        {coaches.map(({ role, user }) => (
          <li key={user.id} className={styles["row"]}>
            <span className={styles["name"]}>{user.displayName}</span>
            <span className={styles["role"]}>{nameOfRole(role)}</span>
          </li>
        ))}
      </ul>
      {myRole === "MEMBER" && (
        <div className={styles["privacy"]}>
          <h3 className={styles["subtitle"]}>{t`What ${leaders} can see`}</h3>
          <ul className={styles["points"]}>
            <li>{t`Your results and exams since you joined.`}</li>
            <li>{t`Your profile, the lessons you passed, and how well you type each key, also from before you joined.`}</li>
            <li>{t`What you type while they're watching. A note at the edge of your screen tells you when.`}</li>
            <li>{t`Never your password, and nothing else from before you joined.`}</li>
          </ul>
        </div>
      )}
      {myRole === "OWNER" && archivedAt == null && (
        <div>
          <LinkButton to={`${groupAddress(id, "settings")}#coaches`}>{t`Change ${leaders}`}</LinkButton>
        </div>
      )}
      {(myRole === "MEMBER" || myRole === "COACH") && <LeaveGroup groupRef={group} />}
    </Card>
  );
}

/** First steps for a new group, each with a link. */
function GroupSteps({ groupRef }: { readonly groupRef: GroupPage_steps$key }) {
  const { t } = useLingui();
  const { id, myRole, memberCount, coaches } = useFragment(
    graphql`
      fragment GroupPage_steps on Group @throwOnFieldError {
        id
        myRole
        memberCount
        coaches {
          __typename
        }
      }
    `,
    groupRef,
  );
  const nouns = useRoleNouns();
  const [one, many] = [nouns.member, nouns.members];
  const members = memberCount - coaches.length;
  const isNew = members === 0;
  const watches = myRole === "OWNER" || myRole === "COACH";
  return (
    <Card
      title={isNew ? t`Get started in five minutes` : t`Run a lesson`}
      lead={isNew ? undefined : t`${plural(members, { one: `# ${one}`, other: `# ${many}` })} in this group.`}
    >
      <ol className={styles["steps"]}>
        <GroupStep
          title={t`Add ${many}`}
          to={groupAddress(id, "members")}
          words={
            isNew
              ? t`Paste their names and print a card for each, or let them join with the code.`
              : t`For when someone joins or leaves.`
          }
          isNext={isNew}
        />
        {!isNew && (
          <GroupStep
            title={t`Print cards`}
            to={groupAddress(id, "members/cards")}
            words={t`A name and a password for each person, on cards to cut out.`}
          />
        )}
        {watches && (
          <GroupStep
            title={t`Open the live view`}
            to={groupAddress(id, "live")}
            words={t`See everyone who's typing. People who need help come first.`}
            isNext={!isNew}
          />
        )}
        <li className={styles["step"]}>
          <InPageLink className={styles["link"]} to="races">
            {t`Create a race`}
          </InPageLink>
          <p className={styles["words"]}>{t`Everyone gets an invitation on their screen.`}</p>
        </li>
      </ol>
    </Card>
  );
}

type GroupStepProps = {
  readonly title: string;
  readonly words: string;
  readonly to: string;
  /** The step to do first. */
  readonly isNext?: boolean;
};

/** A step. */
function GroupStep({ title, words, to, isNext = false }: GroupStepProps) {
  return (
    <li className={styles["step"]} data-next={isNext || undefined}>
      <Link className={styles["link"] ?? ""} to={to}>
        {title}
      </Link>
      <p className={styles["words"]}>{words}</p>
    </li>
  );
}
