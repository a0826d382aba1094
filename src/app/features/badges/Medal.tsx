import type { Badge, BadgeKind } from "../../../engine/badges/badges";
import styles from "./Medal.module.css";

type Props = {
  readonly badge: Badge;
  readonly isEarned: boolean;
  /** Rises once. */
  readonly isNew?: boolean;
};

/** The picture of a badge: a medal in the color of its level, with the icon of its kind. Decorative. */
export function Medal({ badge: { kind, level }, isEarned, isNew = false }: Props) {
  return (
    <svg
      className={styles["medal"]}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-level={isEarned ? level : undefined}
      data-new={isNew || undefined}
    >
      <path className={styles["edge"]} d={badgeOutlines[kind]} />
      <path className={styles["face"]} d={badgeOutlines[kind]} transform="translate(5.44 5.44) scale(0.83)" />
      <path className={styles["icon"]} d={badgeIcons[kind]} transform="translate(18.8 18.8) scale(1.1)" />
    </svg>
  );
}

/**
 * The icon of each kind of badge, 24 by 24, drawn with a stroke. From Lucide 1.62.0 (https://lucide.dev), copyright (c)
 * 2026 Lucide Icons and Contributors, ISC License: permission to use, copy, modify, and distribute for any purpose.
 */
const badgeIcons: Readonly<Record<BadgeKind, string>> = {
  // rocket
  runs:
    "M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2" +
    "c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09M9 12a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2" +
    "c0 2.72-.78 7.5-6 11a22.4 22.4 0 0 1-4 2zM9 12H4s.55-3.03 2-4c1.62-1.08 5 .05 5 .05",
  // calendar-days
  days:
    "M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2ZM3 9h18" +
    "M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01",
  // keyboard
  keys:
    "M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01M4 4h16a2 2 0 0 1 2 2v12" +
    "a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z",
  // target
  accurate:
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  // gem
  flawless:
    "M10.5 3 8 9l4 13 4-13-2.5-6M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 .013 2.382l-7.99 10.986" +
    "a2 2 0 0 1-3.247 0l-7.99-10.986A2 2 0 0 1 2.4 7.8l2.998-3.997A2 2 0 0 1 7 3zM2 9h20",
  // gauge
  speed: "M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0",
  // footprints
  exercises:
    "M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16" +
    "a2 2 0 1 1-4 0ZM20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5" +
    "c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0ZM16 17h4M4 13h4",
  // star
  stars:
    "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756" +
    "a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56" +
    "l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139" +
    "a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755" +
    "a2.122 2.122 0 0 0 1.597-1.16z",
  // book-open
  chapters:
    "M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4" +
    "a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
  // graduation-cap
  courses:
    "M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908" +
    "a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",
  // award
  exams:
    "M15.477 12.89l1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686" +
    "a.5.5 0 0 1-.81-.469l1.514-8.526M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
  // crown
  distinctions:
    "M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519" +
    "l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519" +
    "l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14",
  // flag
  races:
    "M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8" +
    "A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528",
  // trophy
  wins:
    "M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5" +
    "A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z" +
    "M6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",
  // pen-line
  texts:
    "M13 21h8M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352" +
    "a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  // languages
  languages: "M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6",
  // shuffle
  layouts:
    "M18 14l4 4-4 4M18 2l4 4-4 4M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22M2 6h1.972" +
    "a4 4 0 0 1 3.6 2.2M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45",
  // code
  code: "M16 18l6-6-6-6M8 6l-6 6 6 6",
};

/** The outlines of medals, 64 by 64. */
const outlines = {
  round: "M3 32a29 29 0 1 0 58 0a29 29 0 1 0-58 0Z",
  hexagon: "M32 4L56.2 18L56.2 46L32 60L7.8 46L7.8 18Z",
  scallop:
    "M38.9 6.4A7.6 7.6 0 0 1 50.7 13.3A7.6 7.6 0 0 1 57.6 25.1A7.6 7.6 0 0 1 57.6 38.9" +
    "A7.6 7.6 0 0 1 50.7 50.7A7.6 7.6 0 0 1 38.9 57.6A7.6 7.6 0 0 1 25.1 57.6A7.6 7.6 0 0 1 13.3 50.7" +
    "A7.6 7.6 0 0 1 6.4 38.9A7.6 7.6 0 0 1 6.4 25.1A7.6 7.6 0 0 1 13.3 13.3A7.6 7.6 0 0 1 25.1 6.4" +
    "A7.6 7.6 0 0 1 38.9 6.4Z",
  flower:
    "M44.5 10.3A14 14 0 0 1 57.0 32.0A14 14 0 0 1 44.5 53.7A14 14 0 0 1 19.5 53.7A14 14 0 0 1 7.0 32.0" +
    "A14 14 0 0 1 19.5 10.3A14 14 0 0 1 44.5 10.3Z",
  star:
    "M32 3L41.2 9.8L52.5 11.5L54.2 22.8L61 32L54.2 41.2L52.5 52.5L41.2 54.2L32 61L22.8 54.2L11.5 52.5" +
    "L9.8 41.2L3 32L9.8 22.8L11.5 11.5L22.8 9.8Z",
  shield: "M32 4 57 12v18c0 15-10 25-25 31C17 55 7 45 7 30V12Z",
  square: "M12 8h40a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z",
} as const;

/** The outline of the medal of each kind: alike for kinds that belong together. */
const badgeOutlines: Readonly<Record<BadgeKind, string>> = {
  runs: outlines.round,
  days: outlines.square,
  keys: outlines.round,
  accurate: outlines.scallop,
  flawless: outlines.scallop,
  speed: outlines.hexagon,
  exercises: outlines.flower,
  stars: outlines.flower,
  chapters: outlines.flower,
  courses: outlines.shield,
  exams: outlines.shield,
  distinctions: outlines.shield,
  races: outlines.star,
  wins: outlines.star,
  texts: outlines.square,
  languages: outlines.hexagon,
  layouts: outlines.hexagon,
  code: outlines.round,
};
