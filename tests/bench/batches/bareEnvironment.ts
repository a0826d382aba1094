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
    BENCH_TYPE: /content-type: ([^\r]+)/iu.exec(head)?.[1] ?? "",
    BENCH_VARIABLE:
      Object.keys(operations.byField("sendKeystrokes").variables({ batch: 1 })).find((name) => /batch/iu.test(name)) ??
      "batch",
  };
}
