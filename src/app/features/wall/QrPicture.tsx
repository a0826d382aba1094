import { Fragment, type ReactNode, useMemo } from "react";
import { encode } from "uqr";
import styles from "./QrPicture.module.css";

type Props = {
  /** What is read when it is scanned. */
  readonly text: string;
  /** What it is, for screen readers. */
  readonly label: string;
};

/** A QR code that fills its container. Dark on light in every theme, because some cameras read nothing else. */
export function QrPicture({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles["code"]}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** The light margin around the code, in modules. The standard asks for four. */
const MARGIN = 4;

function draw(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}

/** An address to read from a screen. Where it does not fit into a line, it breaks before a dot, a colon or a slash. */
export function WallAddress({ children }: { readonly children: ReactNode }) {
  const parts = [children]
    .flat()
    .join("")
    .split(/(?=[.:/])/u);
  return (
    <strong>
      {parts.map((part, at) => (
        // The parts of one address stay in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </strong>
  );
}
