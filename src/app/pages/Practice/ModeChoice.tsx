import { Link, useSearchParams } from "react-router-dom";
import { carryWork } from "./due/carryWork";
import styles from "./ModeBar.module.css";

type Props = {
  /** Of the address that this choice leads to. */
  readonly query: string;
  readonly isChosen: boolean;
  readonly text: string;
  /** For who hears it, where the text says too little. */
  readonly name?: string;
  /** It is on or off by itself, and not one of several. */
  readonly isSwitch?: boolean;
};

/** One choice in the mode bar. */
export function ModeChoice({ query, isChosen, text, name, isSwitch = false }: Props) {
  const [current] = useSearchParams();
  const state = isSwitch
    ? ({ role: "switch", "aria-checked": isChosen } as const)
    : isChosen && ({ "aria-current": "true" } as const);
  return (
    <Link
      className={styles["choice"]}
      to={{ search: carryWork(current, query) }}
      replace
      aria-label={name}
      onKeyDown={isSwitch ? (event) => event.key === " " && press(event) : undefined}
      {...state}
    >
      {text}
    </Link>
  );
}

/** A switch also follows the space bar, which would scroll the page. */
function press(event: { readonly currentTarget: HTMLElement; preventDefault(): void }): void {
  event.preventDefault();
  event.currentTarget.click();
}
