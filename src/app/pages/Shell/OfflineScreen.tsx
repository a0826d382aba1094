import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { HeadTags } from "../../ui/HeadTags";

type Props = {
  readonly code: "NETWORK" | "OFFLINE";
  /** Left out where the page is asked for already. */
  readonly onRetry?: () => void;
};

/**
 * In the place of a page that needs the server while nobody answers: what goes on without. The page comes by itself
 * when the server is back.
 */
export function OfflineScreen({ code, onRetry }: Props) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isSigningIn = pathname.startsWith("/sign-");
  const what = code === "OFFLINE" || !navigator.onLine ? t`You are offline.` : t`The server cannot be reached.`;
  const why = isSigningIn
    ? t`Signing in needs the server. Until then you can practise: your results are kept here.`
    : t`This page needs the server. Practice and the course go on without it.`;
  return (
    <>
      <HeadTags title={t`Offline`} description={t`The server can’t be reached right now.`} />
      <Notice isPage text={`${what} ${why}`}>
        <LinkButton look="primary" to="/">{t`Go to practice`}</LinkButton>
        {onRetry !== undefined && <Button onClick={onRetry}>{t`Try again`}</Button>}
      </Notice>
    </>
  );
}
