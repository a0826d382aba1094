import { Suspense } from "react";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { useKeptRuns } from "../../Practice/saving/useKeptRuns";
import { PassedOnServer } from "./PassedOnServer";
import { Unanswered } from "./Unanswered";
import { useSentReadings } from "./useSentReadings";

/** Keeps this browser and the account agreed on what is passed. The page around it does not wait, and goes on without a network. */
export function CourseKeeper() {
  useKeptRuns();
  useSentReadings();
  return (
    <ErrorBoundary rank="part" fallback={<Unanswered />}>
      <Suspense fallback={null}>
        <PassedOnServer />
      </Suspense>
    </ErrorBoundary>
  );
}
