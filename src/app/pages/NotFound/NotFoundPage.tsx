import { LinkButton } from "../../ui/LinkButton";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./NotFoundPage.module.css";

/** For every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className={styles["page"]}>
      <PageMeta title="Not found" />
      <PageHeader title="There is no page here" lead="The address may be mistyped, or the page has gone. Nothing of yours is lost." />
      <div className={styles["ways"]}>
        <LinkButton to="/" look="primary">
          Practise
        </LinkButton>
        <LinkButton to="/race">See the races</LinkButton>
      </div>
    </div>
  );
}
