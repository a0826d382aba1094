import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { measureFirstLoad } from "./measureFirstLoad";
import { measureFirstPaint } from "./measureFirstPaint";

/** What a first visit of the practice page costs, in bytes and in time. */
export async function measureLoad(database: BenchDatabase): Promise<readonly Figure[]> {
  return [...(await measureFirstLoad(database)), ...(await measureFirstPaint(database))];
}
