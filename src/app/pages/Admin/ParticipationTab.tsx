import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { graphql, usePreloadedQuery, useRefetchableFragment } from "react-relay";
import type { ParticipationTab_sums$key } from "../../../../__generated__/ParticipationTab_sums.graphql";
import ParticipationTabQueryNode, {
  type ParticipationTabQuery,
} from "../../../../__generated__/ParticipationTabQuery.graphql";
import type { ParticipationTabRefetchQuery } from "../../../../__generated__/ParticipationTabRefetchQuery.graphql";
import { ParticipationSums } from "../../features/participation/ParticipationSums";
import { useViewerQuery } from "../../relay/routeQuery";
import { Card } from "../../ui/Card";
import { AdminFrame } from "./AdminFrame";
import styles from "./AdminPage.module.css";
import { FeatureSwitch } from "./FeatureSwitches";

/** How people on this server keep practicing, in sums, and the switch for them. */
export function ParticipationTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<ParticipationTabQuery>(
    graphql`
      query ParticipationTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...ParticipationTab_sums
      }
    `,
    useViewerQuery<ParticipationTabQuery>(ParticipationTabQueryNode),
  );
  return (
    <AdminFrame
      queryRef={query}
      title={t`Participation`}
      lead={t`How many people keep practicing: totals, never names.`}
    >
      <Sums queryRef={query} />
    </AdminFrame>
  );
}

function Sums({ queryRef }: { readonly queryRef: ParticipationTab_sums$key }) {
  const { t } = useLingui();
  const [{ participation, featureSwitches }, refetch] = useRefetchableFragment<
    ParticipationTabRefetchQuery,
    ParticipationTab_sums$key
  >(
    graphql`
      fragment ParticipationTab_sums on Query
      @throwOnFieldError
      @refetchable(queryName: "ParticipationTabRefetchQuery") {
        participation {
          ...ParticipationSums_sums
        }
        featureSwitches {
          feature
          ...FeatureSwitches_switch
        }
      }
    `,
    queryRef,
  );
  const toggle = featureSwitches.find(({ feature }) => feature === "PARTICIPATION");
  return (
    <>
      {toggle !== undefined && (
        <Card
          title={t`Choice`}
          lead={t`This server works out these totals from data it already stores. Nothing more is recorded. While they're on, the privacy page says so.`}
        >
          <ul className={styles["switches"]}>
            <FeatureSwitch
              switchRef={toggle}
              onChanged={() => startTransition(() => void refetch({}, { fetchPolicy: "store-and-network" }))}
            />
          </ul>
        </Card>
      )}
      {participation != null && (
        <ParticipationSums
          sumsRef={participation}
          whose={t`Everyone whose account was at most three months old when they began. Guests don't count.`}
        />
      )}
    </>
  );
}
