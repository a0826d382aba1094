import { describeError } from "./describeError";
import type { Fault } from "./Fault";

/** Something that must hold before a change may land. */
export type Gate = {
  readonly name: string;
  /**
   * Names of gates without which its faults mean nothing: where one of these fails, they are counted and not listed.
   */
  readonly assumes?: readonly string[];
  readonly look: () => Promise<readonly Fault[]> | readonly Fault[];
};

type Outcome = { readonly gate: Gate; readonly faults: readonly Fault[] };

/**
 * Looks at all gates, so many at a time, and says of each in order what is wrong and what mends it.
 * @param atOnce how many are looked at at the same time; in the order given, so that the longest come first.
 * @returns how many failed.
 */
export async function runGates(gates: readonly Gate[], atOnce: number, say: (line: string) => void): Promise<number> {
  const outcomes = await lookAtAll(gates, atOnce);
  const failed = new Set(outcomes.filter(({ faults }) => faults.length > 0).map(({ gate }) => gate.name));
  for (const outcome of outcomes) sayOutcome(outcome, failed, say);
  say(failed.size === 0 ? "check: all gates hold" : `check: ${failed.size} of ${gates.length} gates fail`);
  return failed.size;
}

async function lookAtAll(gates: readonly Gate[], atOnce: number): Promise<readonly Outcome[]> {
  const outcomes = new Map<Gate, Outcome>();
  const waiting = [...gates];
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift())
      outcomes.set(gate, { gate, faults: await lookAt(gate) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return gates.flatMap((gate) => outcomes.get(gate) ?? []);
}

/** A gate that cannot even look is closed, and keeps no other from looking. */
async function lookAt({ look }: Gate): Promise<readonly Fault[]> {
  try {
    return await look();
  } catch (error) {
    return [
      {
        what: `This could not be looked at: ${describeError(error)}`,
        mend: "Mend what the sentence says, then npm run check.",
      },
    ];
  }
}

function sayOutcome({ gate, faults }: Outcome, failed: ReadonlySet<string>, say: (line: string) => void): void {
  if (faults.length === 0) return say(`✓ ${gate.name}`);
  say(`✗ ${gate.name}`);
  const first = (gate.assumes ?? []).find((name) => failed.has(name));
  if (first !== undefined)
    return say(`    Not listed, as it may come of what is wrong with "${first}". Mend that first, then npm run check.`);
  for (const [mend, all] of byMend(faults)) {
    for (const { what } of all) say(indent(what));
    say(`    → ${mend}`);
  }
}

function byMend(faults: readonly Fault[]): ReadonlyMap<string, readonly Fault[]> {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.mend, [...(groups.get(fault.mend) ?? []), fault]);
  return groups;
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
