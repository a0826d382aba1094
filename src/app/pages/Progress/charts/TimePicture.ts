import type { TimeTick } from "../../../platform/dates/formatDate";

/** A place in a picture over time: a moment by the host's clock, in days (see toLocalDays), and a figure. */
export type TimePoint = { readonly at: number; readonly value: number };

/** What is drawn over time: a dot for each run, a line through weeks, a dashed line for the trend. */
export type TimePicture = {
  /** When each run was, in the order of time: as columns, since there may be thousands. */
  readonly moments: Float64Array;
  /** The figure of each run, within the steps. */
  readonly values: Float64Array;
  readonly weeks: readonly TimePoint[];
  /** Both ends; null without a trend. */
  readonly trend: readonly [TimePoint, TimePoint] | null;
  readonly from: number;
  readonly to: number;
  /** Where the days are named, for a picture of that width in px. */
  readonly ticks: (width: number) => readonly TimeTick[];
  /** Steps of the upright axis, from its foot to its head. Runs that lie outside are drawn at the edge. */
  readonly steps: readonly number[];
  /** Unit of the upright axis. */
  readonly unit: string;
};

/** Colours as the theme has them now, and the font. */
export type PictureColours = {
  readonly axis: string;
  readonly grid: string;
  readonly run: string;
  readonly week: string;
  readonly trend: string;
  readonly font: string;
};

/** A drawn picture. */
export type DrawnPicture = {
  /** Marks a run by its place in the list. */
  readonly mark: (run: number) => void;
  readonly resize: (width: number) => void;
  readonly remove: () => void;
};
