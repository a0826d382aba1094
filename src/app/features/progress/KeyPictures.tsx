import { useLingui } from "@lingui/react/macro";
import { startTransition, useMemo, useState } from "react";
import { graphql, useRefetchableFragment, useFragment } from "react-relay";
import type { KeyPictures_viewer$key } from "../../../../__generated__/KeyPictures_viewer.graphql";
import type { KeyPicturesRefetchQuery } from "../../../../__generated__/KeyPicturesRefetchQuery.graphql";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { keysOnBoard, type BoardFigures } from "../../../engine/progress/keysOnBoard";
import { layoutIdOf, layoutNames } from "../../typing/keyboard/layouts";
import { Card } from "../../ui/Card";
import { Select, SegmentedControl } from "../../ui/ChoiceFields";
import { PairTable, type PairFigures } from "./PairTable";
import type { KeyPictures_figures$key } from "../../../../__generated__/KeyPictures_figures.graphql";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { MISS_STEPS, timeSteps, shadeOf } from "../../../engine/progress/ProgressRun";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent } from "../../typing/figures/formatFigure";
import { nameOfKey } from "../../typing/spellKeys";
import { TableBehind } from "./TableBehind";
import styles from "./KeyPictures.module.css";
import { LinkButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { keyRows, legendsOf } from "../../typing/keyboard/Keys";

/** The statistics of keys and pairs, on the layout they were typed on, whatever the current language and layout are. */
export function KeyPictures({ viewerRef }: { readonly viewerRef: KeyPictures_viewer$key }) {
  const { t } = useLingui();
  const [{ learning }, refetch] = useRefetchableFragment<KeyPicturesRefetchQuery, KeyPictures_viewer$key>(
    graphql`
      fragment KeyPictures_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "KeyPicturesRefetchQuery")
      @argumentDefinitions(layout: { type: "KeyboardLayout" }) {
        learning(layout: $layout) {
          layout
          layouts
          keyFigures {
            ...KeyPictures_figures
          }
          pairFigures {
            ...KeyPictures_figures
          }
        }
      }
    `,
    viewerRef,
  );
  const layout = keyboardLayouts[layoutIdOf(learning?.layout) ?? "us"];
  const keys = useKeyRows(learning?.keyFigures);
  const figures = useMemo(() => keysOnBoard(layout, keys), [layout, keys]);
  const pairs = useKeyRows(learning?.pairFigures);
  const nameOf = (name: string): string => {
    const id = layoutIdOf(name);
    return id === null ? name : t(layoutNames[id]);
  };

  return (
    <>
      <Card title={t`Keys`} lead={t`Based on everything you typed on this keyboard. Recent keystrokes count most.`}>
        {learning && learning.layouts.length > 1 && (
          <Select
            label={t`Keyboard layout`}
            options={learning.layouts.map((value) => ({ value, label: nameOf(value) }))}
            value={learning.layout}
            onChange={(chosen) => startTransition(() => void refetch({ layout: chosen }))}
          />
        )}
        {learning?.layouts.length === 1 && <p>{nameOf(learning.layout)}</p>}
        {figures.size > 0 ? (
          <HeatMap layout={layout} figures={figures} />
        ) : (
          <EmptyState
            drawing="keyboard"
            text={t`No data about your keys yet. After your first run, you'll see here which keys are fast and which need practice.`}
          >
            <LinkButton look="primary" to="/">
              {t`Practice`}
            </LinkButton>
          </EmptyState>
        )}
      </Card>
      {pairs.length > 0 && (
        <Card title={t`Key pairs`} lead={t`Speed and errors for each pair of keys. Select a column to sort by it.`}>
          <PairTable pairs={pairs} />
        </Card>
      )}
    </>
  );
}

/** Converts the columns of keys or pairs to rows; empty if nothing is known. */
export function useKeyRows(figuresRef: KeyPictures_figures$key | null | undefined): readonly PairFigures[] {
  const figures = useFragment(
    graphql`
      fragment KeyPictures_figures on KeyFigures @throwOnFieldError {
        key
        presses
        misses
        timeMs
        missRate
      }
    `,
    figuresRef,
  );
  return useMemo(() => {
    if (!figures) return [];
    const { key, presses, misses, timeMs, missRate } = figures;
    return key.map((name, at) => ({
      key: name,
      presses: presses[at] ?? 0,
      misses: misses[at] ?? 0,
      timeMs: timeMs[at] ?? 0,
      missRate: missRate[at] ?? 0,
    }));
  }, [figures]);
}

type Props = {
  readonly layout: KeyboardLayout;
  /** By position code; at least one. */
  readonly figures: ReadonlyMap<string, BoardFigures>;
};

/** Number of keys named in the text below the picture. */
const NAMED = 3;

/** The keyboard, with keys darker the slower or the more often missed they are. */
export function HeatMap({ layout, figures }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [by, setBy] = useState<"time" | "misses">("time");
  const keys = [...figures.values()];
  const valueOf = ({ timeMs, missRate }: BoardFigures) => (by === "time" ? timeMs : missRate);
  const steps = by === "time" ? timeSteps(keys.map(({ timeMs }) => timeMs)) : MISS_STEPS;
  const say = (value: number) =>
    by === "time" ? `${formatFigure(locale, value)} ms` : formatPercent(locale, value * 100);
  const sorted = keys.toSorted((a, b) => valueOf(b) - valueOf(a));
  const worst = sorted.slice(0, NAMED).filter((key) => valueOf(key) > 0);
  const named = worst.map((key) => `${nameOfKey(key.characters[0] ?? "", t)} (${say(valueOf(key))})`).join(", ");
  const words =
    worst.length === 0
      ? t`No keys missed recently.`
      : by === "time"
        ? t`Slowest: ${named}.`
        : t`Most missed: ${named}.`;
  return (
    <div className={styles["map"]}>
      <SegmentedControl
        label={t`Show on keys`}
        options={[
          { value: "time", label: t`Speed` },
          { value: "misses", label: t`Errors` },
        ]}
        value={by}
        onChange={setBy}
      />
      <p>{words}</p>
      <HeatBoard
        layout={layout}
        figures={figures}
        valueOf={valueOf}
        steps={steps}
        say={(value) => (by === "time" ? formatFigure(locale, value) : formatPercent(locale, value * 100, 0))}
      />
      <HeatScale steps={steps} say={say} />
      <TableBehind
        summary={t`Keys as a table`}
        caption={by === "time" ? t`Keys, slowest first` : t`Keys, most missed first`}
        rows={sorted}
        keyOf={({ characters }) => characters.join("")}
        columns={[
          { name: t`Key`, kind: "key", cell: ({ characters }) => characters.map((key) => nameOfKey(key, t)).join(" ") },
          { name: t`Keystrokes`, isNumber: true, cell: ({ presses }) => presses },
          { name: t`Missed`, isNumber: true, cell: ({ misses }) => misses },
          { name: t`Recently missed`, isNumber: true, cell: ({ missRate }) => formatPercent(locale, missRate * 100) },
          {
            name: t`Time (ms)`,
            isNumber: true,
            cell: ({ timeMs }) => (timeMs > 0 ? formatFigure(locale, timeMs) : "–"),
          },
        ]}
      />
    </div>
  );
}

type HeatBoardProps = {
  readonly layout: KeyboardLayout;
  readonly figures: ReadonlyMap<string, BoardFigures>;
  readonly valueOf: (figures: BoardFigures) => number;
  /** Where each shade begins. */
  readonly steps: readonly number[];
  /** Formats the value for a key. */
  readonly say: (value: number) => string;
};

/**
 * The keys of a layout, shaded by a figure, which is printed on them if there is room. For the eye; text and a table
 * say the same.
 */
function HeatBoard({ layout, figures, valueOf, steps, say }: HeatBoardProps) {
  return (
    <div className={styles["frame"]} aria-hidden="true">
      <div className={styles["board"]}>
        {keyRows(layout.form).map((row) => (
          <div key={row[0]?.code} className={styles["row"]}>
            {row.map((key) => {
              const figure = figures.get(key.code);
              const value = figure === undefined ? 0 : valueOf(figure);
              return (
                <span
                  key={key.code}
                  className={styles["key"]}
                  style={{ flexGrow: key.width }}
                  data-shade={figure === undefined ? undefined : shadeOf(value, steps)}
                >
                  <span className={styles["legend"]}>{key.name === "" ? legendsOf(layout, key.code).below : ""}</span>
                  {figure !== undefined && value > 0 && <span className={styles["value"]}>{say(value)}</span>}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type HeatScaleProps = {
  /** Where each shade after the first begins. */
  readonly steps: readonly number[];
  readonly say: (value: number) => string;
};

/** A legend for the shades of the keys. */
function HeatScale({ steps, say }: HeatScaleProps) {
  const { t } = useLingui();
  const words = [
    steps[0] === undefined ? "" : t`under ${say(steps[0])}`,
    ...steps.map((step) => t`${say(step)} or more`),
  ];
  return (
    <ul className={styles["scale"]} aria-label={t`Legend`}>
      {words.map((word, shade) => (
        <li key={word}>
          <span className={styles["shade"]} data-shade={shade} />
          {word}
        </li>
      ))}
    </ul>
  );
}
