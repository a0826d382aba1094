import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import TextUploadPageQueryNode, {
  type TextUploadPageQuery,
} from "../../../../__generated__/TextUploadPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff } from "../../relay/useIsSwitchedOff";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { SwitchedOff } from "../../ui/SwitchedOff";
import { TextUpload } from "./TextUpload";
import styles from "./TextUploadPage.module.css";

/** Uploads a file with texts. For members. */
export function TextUploadPage() {
  const { t } = useLingui();
  const { viewer, ...query } = usePreloadedQuery<TextUploadPageQuery>(
    graphql`
      query TextUploadPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
        }
        ...useIsSwitchedOff_query
      }
    `,
    useViewerQuery<TextUploadPageQuery>(TextUploadPageQueryNode),
  );
  const isOff = useIsSwitchedOff("UPLOADS", query);
  const isMember = viewer != null && viewer.role !== "GUEST";
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Upload texts`}
        description={t`Add your own texts to type, from a .txt, .csv or .docx file, for yourself, a group or everyone.`}
      />
      <PageHeader
        title={t`Upload texts`}
        lead={t`Type what your class is already reading: a story, a word list, the text of a lesson.`}
      />
      {isMember && isOff && <SwitchedOff feature="UPLOADS" />}
      {isMember && !isOff && <TextUpload />}
      {!isMember && (
        <Notice
          text={t`With an account, you can upload texts and share them with your group. A name and a password are enough.`}
        >
          <LinkButton look="primary" to="/sign-up?next=/texts/upload">
            {t`Sign up`}
          </LinkButton>
          <LinkButton to="/sign-in?next=/texts/upload">{t`Sign in`}</LinkButton>
        </Notice>
      )}
    </div>
  );
}
