import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import MemberCardsPageQueryNode, {
  type MemberCardsPageQuery,
} from "../../../../__generated__/MemberCardsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { groupAddress } from "../Group/groupAddress";
import { GroupNotFound } from "../Group/GroupNotFound";
import { GroupTabs } from "../Group/GroupTabs";
import { CardDesk } from "./CardDesk";
import { cardsOf } from "./cardStore";
import styles from "./MemberCardsPage.module.css";

/** Cards to print and cut out. On paper there is nothing but the cards. */
export function MemberCardsPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { node } = usePreloadedQuery<MemberCardsPageQuery>(
    graphql`
      query MemberCardsPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            name
          }
          ...GroupTabs_group @alias(as: "tabs")
        }
      }
    `,
    useViewerQuery<MemberCardsPageQuery>(MemberCardsPageQueryNode),
  );
  if (!node?.tabs || node.name == null) return <GroupNotFound />;
  const { name } = node;
  const cards = cardsOf(id);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Cards, ${name}`}
        description={t`Cards to cut out, with each member’s username and pass-phrase.`}
        isUnlisted
      />
      <div className={styles["screen"]}>
        <PageHeader title={name} />
        <GroupTabs groupRef={node.tabs} />
      </div>
      {cards.length === 0 && (
        <Notice
          text={t`There are no cards here any more. Pass-phrases are shown once, right after they are made, and kept nowhere.`}
        >
          <LinkButton look="primary" to={groupAddress(id, "members")}>
            {t`Choose members for new pass-phrases`}
          </LinkButton>
        </Notice>
      )}
      {cards.length > 0 && <CardDesk groupId={id} groupName={name} cards={cards} />}
    </div>
  );
}
