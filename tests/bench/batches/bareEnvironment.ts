import type { ShippedOperations } from "../support/ShippedOperations";

/**
 * What the bare handler must know to answer as the product does.
 * @param response the product's to batch 1, head and body.
 */
export function bareEnvironment(response: string, operations: ShippedOperations): Record<string, string> {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  if (!body.includes('"batch":1}')) throw new Error(`A batch was not taken: ${response}`);
  const names = head
    .split("\r\n")
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  if (names.join() !== headerNames.join()) throw new Error(`The bare handler sends other headers: ${head}`);
  return {
    BENCH_ANSWER: body.replace('"batch":1}', '"batch":#}'),
    BENCH_TYPE: /content-type: ([^\r]+)/iu.exec(head)?.[1] ?? "",
    BENCH_VARIABLE:
      Object.keys(operations.byField("sendKeystrokes").variables({ batch: 1 })).find((name) => /batch/iu.test(name)) ??
      "batch",
  };
}

/** Headers of both sides, the last three from node:http itself. The bare handler lists its own: it is to be fast. */
const headerNames: readonly string[] = [
  "content-type",
  "content-length",
  "cache-control",
  "x-content-type-options",
  "date",
  "connection",
  "keep-alive",
];
