import { lazy } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { AccountQuery } from "../../../../__generated__/AccountQuery.graphql";
import { SignInLink } from "./SignInLink";

/** Nobody who comes for the first time needs it. */
const AccountMenu = lazy(async () => ({ default: (await import("./AccountMenu")).AccountMenu }));

/** The end of the header: whose account this is, or the way to one. */
export function Account({ queryReference }: { readonly queryReference: PreloadedQuery<AccountQuery> }) {
  const { viewer } = usePreloadedQuery<AccountQuery>(
    graphql`
      query AccountQuery @throwOnFieldError @preloadable {
        viewer {
          ...AccountMenu_viewer
        }
      }
    `,
    queryReference,
  );
  return viewer === null || viewer === undefined ? <SignInLink /> : <AccountMenu viewerRef={viewer} />;
}
