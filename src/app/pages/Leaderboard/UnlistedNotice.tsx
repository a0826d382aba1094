import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { UnlistedNotice_viewer$key } from "../../../../__generated__/UnlistedNotice_viewer.graphql";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

/** Says why the viewer is on no leaderboard, if they can change that. */
export function UnlistedNotice({ viewerRef }: { readonly viewerRef: UnlistedNotice_viewer$key | null }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment UnlistedNotice_viewer on User @throwOnFieldError {
        profileVisibility
        profileVisibilityChoices
      }
    `,
    viewerRef,
  );
  const mayAppear = viewer?.profileVisibilityChoices?.includes("ALL") ?? false;
  if (!mayAppear || viewer?.profileVisibility === "ALL") return null;
  return (
    <Notice text={t`You're not on the leaderboard. Only people who made their profile public are.`}>
      <LinkButton to="/settings#profile">{t`Choose who sees you`}</LinkButton>
    </Notice>
  );
}
