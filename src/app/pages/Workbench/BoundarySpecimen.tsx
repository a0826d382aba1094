import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Row } from "./Row";
import { Specimen } from "./Specimen";

type Breakage = "none" | "part" | "page" | "root" | "chunk";

const ranks = ["part", "page", "root"] as const;

/** As a browser fails when a file of ours is gone. */
const MissingChunk = lazy(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/gone.js")),
);

function Fragile({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error("broken on purpose");
  return null;
}

/**
 * What is shown when something fails: a part, a page, everything, or code that does not come. Each in its place here.
 */
export function BoundarySpecimen() {
  const [broken, setBroken] = useState<Breakage>("none");
  return (
    <Specimen id="boundaries" title="Boundaries">
      <Row>
        {[...ranks, "chunk" as const].map((rank) => (
          <Button key={rank} look="danger" onClick={() => setBroken(rank)}>
            Break a {rank}
          </Button>
        ))}
        <Button onClick={() => setBroken("none")}>Mend all</Button>
      </Row>
      {ranks.map((rank) => (
        <ErrorBoundary key={`${rank}${broken}`} rank={rank} onRetry={() => setBroken("none")}>
          <Fragile isBroken={broken === rank} />
        </ErrorBoundary>
      ))}
      <ErrorBoundary key={broken} rank="part">
        <Suspense>{broken === "chunk" && <MissingChunk />}</Suspense>
      </ErrorBoundary>
      <p>Around them everything goes on.</p>
    </Specimen>
  );
}
