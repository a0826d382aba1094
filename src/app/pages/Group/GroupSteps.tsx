import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupSteps_group$key } from "../../../../__generated__/GroupSteps_group.graphql";
import { Card } from "../../ui/Card";
import { InPageLink } from "../../ui/InPageLink";
import { groupAddress } from "../../features/addresses";
import styles from "./GroupPage.module.css";
import { useRoleNouns } from "../../features/group/roleWords";
import { Link } from "react-router-dom";

/** First steps for a new group, each with a link. */
export function GroupSteps({ groupRef }: { readonly groupRef: GroupSteps_group$key }) {
  const { t } = useLingui();
  const { id, myRole, memberCount, coaches } = useFragment(
    graphql`
      fragment GroupSteps_group on Group @throwOnFieldError {
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

type Props = {
  readonly title: string;
  readonly words: string;
  readonly to: string;
  /** The step to do first. */ readonly isNext?: boolean;
};

/** A step. */
function GroupStep({ title, words, to, isNext = false }: Props) {
  return (
    <li className={styles["step"]} data-next={isNext || undefined}>
      <Link className={styles["link"] ?? ""} to={to}>
        {title}
      </Link>
      <p className={styles["words"]}>{words}</p>
    </li>
  );
}
