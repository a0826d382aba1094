import type { Measured } from "./metrics/measureProcess";
import type { OperationsConfig } from "./readOperationsConfig";
import { joinWatches, type Watch } from "./Watch";

/** What watches the process, if anything does. */
export type OpenedWatch = {
  /** Null where nothing is to be seen: then it costs nothing. */
  readonly watch: Watch | null;
  /**
   * Begins to serve metrics, once everything that is measured is there. Gives their port; null where none are wanted.
   */
  serve(measured: Measured): Promise<number | null>;
  close(): Promise<void>;
};

/** Loads what the host asked for, and nothing else. */
export async function openWatch({
  metrics: place,
  traces: endpoint,
}: Pick<OperationsConfig, "metrics" | "traces">): Promise<OpenedWatch> {
  const traces =
    endpoint === null
      ? null
      : new (await import("./traces/Traces")).Traces(endpoint, process.env["OTEL_SERVICE_NAME"] ?? "typeloop");
  const metrics = place === null ? null : new (await import("./metrics/Metrics")).Metrics();
  const ends: (() => Promise<void>)[] = [];
  return {
    watch: joinWatches([traces, metrics].filter((watch) => watch !== null)),
    serve: async (measured) => {
      if (!metrics || !place) return null;
      const [{ measureProcess }, { serveMetrics }] = await Promise.all([
        import("./metrics/measureProcess"),
        import("./metrics/serveMetrics"),
      ]);
      measureProcess(metrics.registry, measured);
      const server = await serveMetrics(metrics.registry, place);
      ends.push(() => server.close());
      return server.port;
    },
    close: async () => {
      await Promise.all([traces?.close(), ...ends.map((end) => end())]);
    },
  };
}
