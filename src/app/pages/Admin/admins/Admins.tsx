import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Admins_query$key } from "../../../../../__generated__/Admins_query.graphql";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import styles from "./Admins.module.css";
import { AppointAdmin } from "./AppointAdmin";
import { RemoveAdminDialog, type NamedAdmin } from "./RemoveAdminDialog";

/** Who the admins are, appointing another one, and removing one. The last one stays. */
export function Admins({ queryRef }: { readonly queryRef: Admins_query$key }) {
  const { t } = useLingui();
  const { viewer, admins } = useFragment(
    graphql`
      fragment Admins_query on Query @throwOnFieldError {
        viewer {
          id
        }
        admins {
          id
          displayName
          username
        }
      }
    `,
    queryRef,
  );
  const [removed, setRemoved] = useState<NamedAdmin | null>(null);
  const all = admins ?? [];
  return (
    <Card title={t`Admins`} lead={t`They review texts, switch features on and off, and see every result.`}>
      <ul className={styles["list"]}>
        {all.map(({ id, displayName, username }) => (
          <li key={id} className={styles["row"]}>
            <span className={styles["name"]}>
              {displayName} <span className={styles["username"]}>{username}</span>
              {id === viewer?.id && <span className={styles["username"]}> {t`(you)`}</span>}
            </span>
            {all.length > 1 && (
              <Button
                aria-label={t`Remove admin ${displayName}`}
                onClick={() => setRemoved({ id, displayName, isViewer: id === viewer?.id })}
              >
                {t`Remove`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles["form"]}>
        <AppointAdmin />
      </div>
      {removed !== null && <RemoveAdminDialog admin={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
