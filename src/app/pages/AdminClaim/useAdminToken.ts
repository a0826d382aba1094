import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsInBrowser } from "../../ui/InBrowser";

const KEY = "typeloop-admin-link";

/**
 * The token of the link that was opened: what followed `#` in its address, which is taken out of the address bar at
 * once. It is kept in this tab, so that it is still there after
 * signing in. Null without one; undefined on the server and while the page comes alive.
 */
export function useAdminToken(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const given = hash.slice(1);
  useEffect(() => {
    if (given !== "" && keep(given)) void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  if (!isInBrowser) return undefined;
  return given === "" ? read() : given;
}

/** Forgets the token of this tab: it was used. */
export function forgetAdminToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is no storage: there is nothing to forget.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing: then it stays in the address. */
function keep(token: string): boolean {
  try {
    sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}
