import { I18nProvider } from "@lingui/react";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { i18nOf } from "../../src/app/platform/locale/i18n";

/** Renders a part of a page by itself, in English. */
export function renderInEnglish(element: ReactElement): RenderResult {
  return render(element, { wrapper: English });
}

function English({ children }: { readonly children: ReactNode }) {
  return <I18nProvider i18n={i18nOf("en-US")}>{children}</I18nProvider>;
}
