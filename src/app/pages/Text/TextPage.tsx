import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import TextPageQueryNode, { type TextPageQuery } from "../../../../__generated__/TextPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { TextSheet } from "./TextSheet";

/** A text that the viewer may read. */
export function TextPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const query = usePreloadedQuery<TextPageQuery>(
    graphql`
      query TextPageQuery($id: ID!) @throwOnFieldError @preloadable {
        viewer {
          role
          ...TextSheet_viewer
        }
        node(id: $id) {
          ...TextSheet_text @alias(as: "text")
        }
        ...TextSheet_query @arguments(id: $id)
      }
    `,
    useViewerQuery<TextPageQuery>(TextPageQueryNode),
  );
  const { viewer, node } = query;
  const text = node?.text;
  usePageStatus(text ? null : 404);
  if (text) return <TextSheet textRef={text} queryRef={query} viewerRef={viewer ?? null} />;
  return (
    <>
      <PageMeta
        title={t`Text not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={t`Text not found`}>
        <p>{t`It may have been deleted, or it belongs to someone else or to a group you're not in.`}</p>
        <LinkButton look="primary" to="/texts">
          {t`All texts`}
        </LinkButton>
        {viewer?.role !== "MEMBER" && viewer?.role !== "ADMIN" && (
          <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>
        )}
      </Notice>
    </>
  );
}
