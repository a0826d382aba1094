import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router-dom";
import type { PassedOnServerQuery } from "../../../../../__generated__/PassedOnServerQuery.graphql";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { useKeptRuns } from "../../Practice/saving/useKeptRuns";
import { PassedOnServer } from "./PassedOnServer";
import { Unanswered } from "./Unanswered";
import { useSentReadings } from "./useSentReadings";

/**
 * Keeps this browser and the account agreed on what is passed. The page around it does not wait, and goes on without a
 * network.
 */
export function CourseKeeper() {
  useKeptRuns();
  useSentReadings();
  const { fetchKey } = useLoaderData<PreloadedQuery<PassedOnServerQuery>>();
  return (
    <ErrorBoundary key={fetchKey} rank="part" fallback={<Unanswered />}>
      <Suspense fallback={null}>
        <PassedOnServer />
      </Suspense>
    </ErrorBoundary>
  );
}
