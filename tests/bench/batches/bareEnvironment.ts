import type { ShippedOperations } from "../support/ShippedOperations";

/**
 * What the bare handler must know to answer as the product does.
 * @param response the product's to batch 1, head and body.
 */
export function bareEnvironment(response: string, operations: ShippedOperations): Record<string, string> {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  if (!body.includes('"batch":1}')) throw new Error(`A batch was not taken: ${response}`);
  return {
    BENCH_ANSWER: body.replace('"batch":1}', '"batch":#}'),
    BENCH_HEADERS: JSON.stringify(ownHeaders(head)),
    BENCH_VARIABLE:
      Object.keys(operations.byField("sendKeystrokes").variables({ batch: 1 })).find((name) => /batch/iu.test(name)) ??
      "batch",
  };
}

/** Headers that node:http adds by itself, and the length, which the bare handler measures. */
const addedHeaders: ReadonlySet<string> = new Set(["date", "connection", "keep-alive", "content-length"]);

/** The headers that the product sets, by name. */
function ownHeaders(head: string): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  const headers = lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)] as const);
  return Object.fromEntries(headers.filter(([name]) => !addedHeaders.has(name.toLowerCase())));
}
