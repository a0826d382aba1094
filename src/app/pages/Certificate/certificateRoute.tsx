import { redirect, type RouteObject } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import CertificatePageQueryParameters from "../../../../__generated__/CertificatePageQuery$parameters";
import { parseCertificateCode } from "../../../contract/codes";
import { lazyPage } from "../../platform/locale/lazyPage";
import type { PreferenceStore } from "../../platform/preferences/PreferenceStore";
import { loadRouteQuery, sameForEverybody } from "../../relay/routeQuery";
import type { RouteHandle } from "../../rendering/partsOf";
import { examMessages } from "../Exam/examMessages";
import { certificateMessages } from "./certificateMessages";

/** A certificate, for whoever has its code. A code as people write it leads to its proper address. */
export function createCertificateRoute(environment: IEnvironment, preferences: PreferenceStore): RouteObject {
  return {
    path: "certificates/:code",
    loader: ({ params, request }) => {
      const written = params["code"] ?? "";
      const code = parseCertificateCode(written) ?? written;
      return code === written
        ? loadRouteQuery(environment, CertificatePageQueryParameters, { code }, request.signal, sameForEverybody)
        : redirect(`/certificates/${code}`);
    },
    handle: {
      parts: ["pages/Certificate/CertificatePage.tsx", "pages/Certificate/locales/*.po", "pages/Exam/locales/*.po"],
    } satisfies RouteHandle,
    lazy: lazyPage(
      preferences,
      async () => (await import("./CertificatePage")).CertificatePage,
      certificateMessages,
      examMessages,
    ),
  };
}
