import { build, decodeFromCompressedBase64, encodeIntoCompressedBase64, type Histogram } from "hdr-histogram-js";

/** Times are recorded in µs with three digits, up to a minute. */
const range = {
  lowestDiscernibleValue: 1,
  highestTrackableValue: 60_000_000,
  numberOfSignificantValueDigits: 3,
  bitBucketSize: 32,
} as const;

/** A {@link DayRecord} as text, for another process. */
export type SentRecord = {
  readonly times: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, number>>;
  readonly reasons: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
};

/** The 99th percentile of fewer times is one time. */
const LEAST_TIMES = 100;

/** How many reasons of errors are told. */
const REASONS = 8;

/** What happened in a part of the day: an HDR histogram of the times of each operation, errors, and counts. */
export class DayRecord {
  readonly times = new Map<string, Histogram>();
  readonly errors = new Map<string, number>();
  readonly counts = new Map<string, number>();
  /** The first errors, in words. */
  readonly reasons: string[] = [];

  time(operation: string, ms: number): void {
    const histogram = this.times.get(operation) ?? build(range);
    this.times.set(operation, histogram);
    histogram.recordValue(Math.min(range.highestTrackableValue, Math.max(1, Math.round(ms * 1_000))));
  }

  fail(operation: string, reason: string): void {
    this.errors.set(operation, (this.errors.get(operation) ?? 0) + 1);
    if (this.reasons.length < REASONS) this.reasons.push(`${operation}: ${reason.slice(0, 300)}`);
  }

  count(what: string, more = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + more);
  }

  /** All errors of all operations. */
  get failed(): number {
    return [...this.errors.values()].reduce((total, count) => total + count, 0);
  }

  /** 99th percentiles of the operations that were timed often enough to have one, in ms; the slowest first. */
  get p99s(): readonly { readonly operation: string; readonly ms: number }[] {
    return [...this.times]
      .filter(([, times]) => times.totalCount >= LEAST_TIMES)
      .map(([operation, times]) => ({ operation, ms: times.getValueAtPercentile(99) / 1_000 }))
      .toSorted((a, b) => b.ms - a.ms);
  }

  toSent(): SentRecord {
    return {
      times: Object.fromEntries([...this.times].map(([name, times]) => [name, encodeIntoCompressedBase64(times)])),
      errors: Object.fromEntries(this.errors),
      reasons: this.reasons,
      counts: Object.fromEntries(this.counts),
    };
  }

  /** All that several processes recorded. */
  static together(sent: readonly SentRecord[]): DayRecord {
    const record = new DayRecord();
    for (const { times, errors, reasons, counts } of sent) {
      for (const [name, text] of Object.entries(times)) {
        const more = decodeFromCompressedBase64(text, 32);
        const before = record.times.get(name);
        if (before) before.add(more);
        else record.times.set(name, more);
      }
      for (const [name, count] of Object.entries(errors))
        record.errors.set(name, (record.errors.get(name) ?? 0) + count);
      for (const [name, count] of Object.entries(counts)) record.count(name, count);
      record.reasons.push(...reasons.slice(0, REASONS - record.reasons.length));
    }
    return record;
  }
}
