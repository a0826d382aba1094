import type { ReactNode } from "react";
import styles from "./PageHeader.module.css";
import { Helmet } from "react-helmet-async";
import { type HeadTagsProps, headTags } from "./HeadTags";

type Props = {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
};

/** The head of a page: its only h1, its purpose, and its actions. */
export function PageHeader({ title, lead, children }: Props) {
  return (
    <div className={styles["header"]}>
      <div className={styles["words"]}>
        <h1 className={styles["title"]}>{title}</h1>
        {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
      </div>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </div>
  );
}

/** Title and meta tags of a page. Exactly one per page, above anything that suspends: every one is rendered. */
export function PageMeta(props: HeadTagsProps) {
  return <Helmet>{headTags(props)}</Helmet>;
}
