import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import JoinPageQueryNode, { type JoinPageQuery } from "../../../../__generated__/JoinPageQuery.graphql";
import { isErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/FormColumn";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { AccountFirst } from "./AccountFirst";
import { AlreadyIn } from "./AlreadyIn";
import { CodeUnknown } from "./CodeUnknown";
import { JoinButton } from "./JoinButton";
import styles from "./JoinPage.module.css";
import { listNames } from "../../platform/locale/listNames";

/** The door of a group: which it is, who coaches it, and the way in for whoever has its code. */
export function JoinPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { code = "" } = useParams();
  const { viewer, groupByJoinCode } = usePreloadedQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($code: String!) @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
        }
        groupByJoinCode(code: $code) {
          __typename
          ... on GroupToJoin {
            name
            coaches
            joined {
              id
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    useViewerQuery<JoinPageQuery>(JoinPageQueryNode),
  );
  if (groupByJoinCode.__typename !== "GroupToJoin") {
    const refused = "code" in groupByJoinCode ? groupByJoinCode.code : null;
    return <CodeUnknown code={code} error={isErrorCode(refused) ? refused : "INTERNAL"} />;
  }
  const { name = "", coaches = [], joined } = groupByJoinCode;
  const names = listNames(coaches, locale);
  const displayName = viewer?.displayName ?? "";
  return (
    <FormColumn>
      <PageMeta
        title={t`Join ${name}`}
        description={t`Join a group on Typeloop: do its work, race with its members, and see its board.`}
        isUnlisted
      />
      <PageHeader title={t`Join ${name}`} lead={coaches.length === 0 ? undefined : t`Coached by ${names}.`} />
      {joined ? (
        <AlreadyIn groupId={joined.id} />
      ) : (
        <>
          <div className={styles["privacy"]}>
            <p>{t`Once you are in it, its coaches see your results, exams and steps from then on, and can watch what you type: a note at the edge of your screen says when.`}</p>
            <p>{t`They see nothing from before, and you can leave whenever you want.`}</p>
          </div>
          {viewer == null || viewer.role === "GUEST" ? (
            <AccountFirst code={code} isGuest={viewer != null} />
          ) : (
            <>
              <JoinButton code={code} />
              <p className={styles["who"]}>{t`You are signed in as ${displayName}.`}</p>
            </>
          )}
        </>
      )}
    </FormColumn>
  );
}
