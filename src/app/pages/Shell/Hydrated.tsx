import { useContext, useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { clearHydrationResponses, expireHydrationResponses } from "../../relay/hydrationResponses";
import { replayTokenChange } from "../../relay/sessionToken";
import { RenderingContext } from "../../rendering/RenderingContext";

/**
 * Stands behind the page: when its effect runs, the page is alive, and what the server rendered it from soon counts as
 * old.
 */
export function Hydrated() {
  const { mistakesViewer } = useContext(RenderingContext);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!mistakesViewer) return expireHydrationResponses();
    // Later, so that those who listen to the token do so by now.
    const timer = setTimeout(() => {
      clearHydrationResponses();
      replayTokenChange();
      void revalidate();
    });
    return () => clearTimeout(timer);
    // Once: a page comes alive once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
