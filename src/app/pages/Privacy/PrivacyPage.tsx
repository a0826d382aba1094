import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import PrivacyPageQueryNode, { type PrivacyPageQuery } from "../../../../__generated__/PrivacyPageQuery.graphql";
import { useProcessing } from "../../features/privacy/processing";
import { useRouteQuery } from "../../relay/routeQuery";
import { Card } from "../../ui/Card";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./PrivacyPage.module.css";

/** For parents and data protection officers: what this host stores, why, who sees it and for how long. */
export function PrivacyPage() {
  const { t } = useLingui();
  const { hostPolicy } = usePreloadedQuery<PrivacyPageQuery>(
    graphql`
      query PrivacyPageQuery @throwOnFieldError @preloadable {
        hostPolicy {
          ...processing_policy
        }
      }
    `,
    useRouteQuery<PrivacyPageQuery>(PrivacyPageQueryNode),
  );
  const processing = useProcessing(hostPolicy);
  const labels = { data: t`What is stored`, purpose: t`Why`, recipients: t`Who sees it`, retention: t`How long` };
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Privacy`}
        description={t`What Typeloop stores on this server, why, who can see it, and how long it is kept.`}
      />
      <PageHeader
        title={t`Privacy`}
        lead={t`For parents, teachers and data protection officers. This page shows how this server is set up now.`}
      />
      <Card title={t`In short`}>
        <ul className={styles["points"]}>
          <li>{t`A name is enough: no email address and no date of birth.`}</li>
          <li>{t`Everything is stored on this server. There are no ads, and nothing is sold.`}</li>
          <li>{t`The names and results of children whose accounts were created in a group aren't public. Only people in their groups see them, unless a parent or guardian agrees that they can be public.`}</li>
          <li>{t`You can download or delete everything, whenever you want.`}</li>
        </ul>
      </Card>
      {processing.map(({ name, ...facts }) => (
        <Card key={name} title={name}>
          <dl className={styles["facts"]}>
            {(["data", "purpose", "recipients", "retention"] as const).map((fact) => (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      <Card title={t`Your rights`}>
        <ul className={styles["points"]}>
          <li>
            {t`See and keep: in the settings, you can download everything stored about you. Coaches can also do this for the accounts they created.`}{" "}
            <Link to="/settings">{t`Settings`}</Link>
          </li>
          <li>{t`Change: you can change your name in the settings. A coach can change it, too.`}</li>
          <li>{t`Delete: if you delete your account, it's gone right away, with everything in it. If a coach deletes an account, it can be restored for a while (see above). A coach can also delete it for good right away.`}</li>
          <li>{t`Backups made by the people who run this server can contain deleted data, until they delete those backups.`}</li>
          <li>{t`Questions or complaints: ask the school or organization that runs this server. It is responsible for the data. You can also contact the data protection authority.`}</li>
        </ul>
      </Card>
    </div>
  );
}
