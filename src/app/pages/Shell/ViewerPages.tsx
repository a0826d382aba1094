import { Outlet } from "react-router-dom";
import { ForViewer } from "../../rendering/ForViewer";
import { PageMeta } from "../../ui/PageMeta";
import { PageSkeleton } from "./PageSkeleton";

/** Around pages whose content depends on who looks. */
export function ViewerPages() {
  return (
    <ForViewer
      fallback={
        <>
          <PageMeta />
          <PageSkeleton />
        </>
      }
    >
      <Outlet />
    </ForViewer>
  );
}
