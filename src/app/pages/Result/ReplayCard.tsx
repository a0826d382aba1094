import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { Run } from "../../../engine/metrics/measureRun";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const Replay = lazy(async () => ({ default: (await import("./replay/Replay")).Replay }));

type Props = { readonly run: Run; readonly language: "en" | "nl" };

/** The way to see a run again. What plays it is fetched when somebody asks for it. */
export function ReplayCard({ run, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t`Replay`} lead={t`The run again, key by key: its errors, its corrections and its pauses.`}>
      <ErrorBoundary rank="part">
        <Suspense fallback={<OpenButton isBusy />}>
          {isOpen ? (
            <Replay run={run} language={language} locale={locale} />
          ) : (
            <OpenButton onClick={() => setOpen(true)} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}

function OpenButton(props: { readonly isBusy?: boolean; readonly onClick?: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button {...props}>{t`Replay`}</Button>
    </div>
  );
}
