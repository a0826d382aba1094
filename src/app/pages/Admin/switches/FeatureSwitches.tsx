import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FeatureSwitches_query$key } from "../../../../../__generated__/FeatureSwitches_query.graphql";
import { Card } from "../../../ui/Card";
import styles from "../AdminPage.module.css";
import { FeatureSwitchRow } from "./FeatureSwitchRow";

/** What can be switched off for everybody. */
export function FeatureSwitches({ queryRef }: { readonly queryRef: FeatureSwitches_query$key }) {
  const { t } = useLingui();
  const { featureSwitches } = useFragment(
    graphql`
      fragment FeatureSwitches_query on Query @throwOnFieldError {
        featureSwitches {
          id
          ...FeatureSwitchRow_switch
        }
      }
    `,
    queryRef,
  );
  return (
    <Card
      title={t`Switches`}
      lead={t`For when something must rest for a while. A change reaches everybody within a minute.`}
    >
      <ul className={styles["switches"]}>
        {featureSwitches.map((one) => (
          <FeatureSwitchRow key={one.id} switchRef={one} />
        ))}
      </ul>
    </Card>
  );
}
