import type { Figure } from "../support/Figure";
import { median, quantile, spread } from "../support/statistics";
import type { ReportCosts } from "./compareReports";

/**
 * What happened in a stretch of time: CPU time of the server and length of the stretch (both ms), and what the clients
 * counted.
 */
export type GroupRound = {
  readonly cpuMs: number;
  readonly ms: number;
  readonly snapshots: number;
  readonly bytes: number;
  readonly reports: number;
  /** From sending a report to seeing it on the live view, in ms, by group. */
  readonly delays: readonly (readonly number[])[];
};

/** Memory of the server, in bytes. */
export type Held = { readonly rss: number; readonly held: number };

type Measured = {
  readonly members: number;
  readonly rounds: readonly GroupRound[];
  readonly reports: ReportCosts;
  /** The share of a core while all are here and nobody types or watches. */
  readonly idle: number;
  readonly empty: Held;
  readonly here: Held;
  readonly typing: readonly Held[];
};

export function groupFigures({ members, rounds, reports, idle, empty, here, typing }: Measured): readonly Figure[] {
  const late = rounds.map(({ delays }) => quantile(delays.flat(), 0.95));
  const slowest = rounds.map(({ delays }) => Math.max(...delays.map((group) => quantile(group, 0.95))));
  const all = rounds.flatMap(({ delays }) => delays.flat());
  const rate = (count: (round: GroupRound) => number) =>
    Math.round(median(rounds.map((round) => (count(round) * 1000) / round.ms)));
  const ratios = reports.map(({ report, batch }) => report / batch);
  const each = (held: Held, less: Held) => (held.held - less.held) / members / 1024;
  const resident = (held: Held) => (held.rss / 1024 / 1024).toFixed(0);
  const full = typing.map((held) => each(held, empty));
  const last = typing.at(-1) ?? here;
  return [
    {
      name: "p95, report sent to live view showing it",
      value: median(late),
      most: 250,
      unit: " ms",
      digits: 0,
      details: [
        `30 groups of 35 typing, 30 coaches watching: ${rate((round) => round.reports)} reports/s, ` +
          `${rate(({ snapshots }) => snapshots)} snapshots/s (${rate(({ bytes }) => bytes / 1000)} KB/s)`,
        `in each of ${rounds.length} rounds ${late.map((ms) => ms.toFixed(0)).join(", ")} ms; the ` +
          `slowest group's ${slowest.map((ms) => ms.toFixed(0)).join(", ")} ms`,
        `over all p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ` +
          `${quantile(all, 0.99).toFixed(0)} ms, most ${quantile(all, 1).toFixed(0)} ms ` +
          `(${all.length} reports; a snapshot goes out each 200 ms)`,
        `of one core: ${median(rounds.map(({ cpuMs, ms }) => (cpuMs / ms) * 100)).toFixed(0)} %; ` +
          `${(idle * 100).toFixed(1)} % while all are here and nobody types`,
      ],
    },
    {
      name: "server CPU per report of a watched member / batch of a race",
      value: median(ratios),
      most: 2,
      unit: "×",
      digits: 2,
      details: [
        `report ${median(reports.map(({ report }) => report)).toFixed(0)} µs (with the snapshots ` +
          `of one live view), batch ${median(reports.map(({ batch }) => batch)).toFixed(0)} µs; in ` +
          `${ratios.length} rounds ${spread(ratios, 2)}`,
      ],
    },
    {
      name: "server memory per member who is watched and types",
      value: median(full),
      most: 100,
      unit: " KB",
      digits: 0,
      details: [
        `in use after sweeping: ${each(here, empty).toFixed(0)} KB for a member who is here and ` +
          `idle (socket, news, HTTP connection), ${full.map((kb) => kb.toFixed(0)).join(", ")} KB while typing`,
        `the process: ${resident(empty)} MB before, ${resident(here)} MB with ${members} members ` +
          `here, ${resident(last)} MB with all typing and watched`,
      ],
    },
  ];
}
