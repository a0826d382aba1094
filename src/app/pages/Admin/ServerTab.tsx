import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import ServerTabQueryNode, { type ServerTabQuery } from "../../../../__generated__/ServerTabQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { AdminFrame } from "./AdminFrame";
import { AdminAnnouncements } from "./AdminAnnouncements";
import { ProcessingRecord } from "./ProcessingRecord";
import { ServerHealth } from "./ServerHealth";

/** How the server is, its backups, and announcements to everybody. */
export function ServerTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<ServerTabQuery>(
    graphql`
      query ServerTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...ServerHealth_query
        ...AdminAnnouncements_query
        ...ProcessingRecord_query
      }
    `,
    useViewerQuery<ServerTabQuery>(ServerTabQueryNode),
  );
  return (
    <AdminFrame queryRef={query} title={t`Server`} lead={t`This server's health, backups and announcements.`}>
      <ServerHealth queryRef={query} />
      <AdminAnnouncements queryRef={query} />
      <ProcessingRecord queryRef={query} />
    </AdminFrame>
  );
}
