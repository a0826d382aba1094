import { languageCodes } from "../../../contract/languages/languages";
import { useLanguageList } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { Outlet } from "react-router-dom";
import { ForViewer } from "../../rendering/RenderingContext";

import { PageSkeleton } from "./Shell";
import { useIsInBrowser } from "../../ui/InBrowser";
import { HeadTags } from "../../ui/HeadTags";

/** Around pages whose content depends on the viewer. */
export function ViewerPages() {
  const { t } = useLingui();
  const spoken = useLanguageList(languageCodes);
  return (
    <ForViewer
      fallback={
        <>
          <HeadTags description={t`Learn to type and race others live, in ${spoken}. Free, no email address needed.`} />
          <PageSkeleton />
        </>
      }
    >
      <Outlet />
    </ForViewer>
  );
}

/** Around pages that only the browser can render, because they show its own clock and measurements. */
export function BrowserPages() {
  return useIsInBrowser() ? <Outlet /> : <PageSkeleton />;
}
