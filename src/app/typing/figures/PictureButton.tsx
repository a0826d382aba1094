import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Skeleton } from "../../ui/primitives";
import type { Gain } from "./RunHeadline";

const ResultPicture = lazy(async () => ({ default: (await import("./ResultPicture")).ResultPicture }));

export type PictureProps = {
  readonly metrics: Pick<RunMetrics, "wpm" | "accuracy" | "seconds">;
  readonly gain: Gain | null;
};

/** A button that shows a picture of a result to share. What draws it is loaded on demand. */
export function PictureButton(props: PictureProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Share as picture`}</Button>
      <Dialog title={t`Your result as a picture`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ErrorBoundary rank="part">
          <Suspense fallback={<Skeleton size="block" />}>
            <ResultPicture {...props} />
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    </>
  );
}
