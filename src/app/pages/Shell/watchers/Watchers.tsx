import { lazy, Suspense, useEffect, useState } from "react";
import { loadSentry } from "../../../platform/errorReporting/errorReporting";
import { readPageConfig } from "../../../platform/readPageConfig";
import { whenIdle } from "../../../platform/whenIdle";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { useLingui } from "@lingui/react/macro";
import { setConsent, useConsent } from "../../../platform/analytics";
import { Button } from "../../../ui/Button";
import styles from "./Watchers.module.css";

const PageTraces = lazy(async () => {
  await loadSentry(readPageConfig().sentryDsn ?? "");
  return { default: (await import("./PageTraces")).PageTraces };
});
const PageViews = lazy(async () => ({ default: (await import("./PageViews")).PageViews }));

/**
 * What a host may want to know of its pages. Nothing is loaded where it configured nothing, nor before the page has
 * time; and it never breaks a page.
 */
export function Watchers() {
  const [{ sentryDsn, analyticsId }, setConfig] = useState<ReturnType<typeof readPageConfig>>({});
  useEffect(() => whenIdle(() => setConfig(readPageConfig())), []);

  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        {sentryDsn !== undefined && <PageTraces />}
        {analyticsId !== undefined && <PageViews id={analyticsId} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Asks once whether this host may count visits. It stands under the page, covers nothing and takes no focus. */
export function ConsentBar() {
  const { t } = useLingui();
  if (useConsent() !== "unasked") return null;
  return (
    <aside className={styles["bar"]} aria-label={t`Visitor statistics`} data-fades>
      <p
        className={styles["words"]}
      >{t`May this host count visits with Google Analytics? Only which kind of page is opened, never what you type or who you are.`}</p>
      <div className={styles["answers"]}>
        <Button isSmall onClick={() => setConsent("granted")}>
          {t`Agree`}
        </Button>
        <Button isSmall onClick={() => setConsent("denied")}>
          {t`No thanks`}
        </Button>
      </div>
    </aside>
  );
}
