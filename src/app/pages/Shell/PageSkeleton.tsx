import { useLingui } from "@lingui/react/macro";
import { useConnectionState } from "../../relay/connectionState";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";


import { OfflineScreen } from "./OfflineScreen";
import styles from "./PageSkeleton.module.css";

/** Stands for a page whose data is under way and that brought no skeleton of its own; says so while nobody answers. */
export function PageSkeleton() {
  const { t } = useLingui();
  if (useConnectionState() === "offline") return <OfflineScreen code="NETWORK" />;
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}
