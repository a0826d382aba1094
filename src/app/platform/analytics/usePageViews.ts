import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { screenOf } from "../screens";
import { countView, defineGtag, startGtag, stopGtag } from "./gtag";
import { useConsent } from "./useConsent";

/** Counts the screens that are looked at, as long as the visitor agrees. @param id the host's measurement id */
export function usePageViews(id: string): void {
  const isGranted = useConsent() === "granted";
  const { pathname } = useLocation();

  useEffect(() => {
    defineGtag();
    if (isGranted) startGtag(id);
    else stopGtag(id);
  }, [isGranted, id]);

  useEffect(() => {
    if (isGranted) countView(screenOf(pathname));
  }, [isGranted, pathname]);
}
