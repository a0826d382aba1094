import type { ButtonHTMLAttributes } from "react";
import { BareButton } from "./BareButton";
import styles from "./Button.module.css";
import { classNames } from "./classNames";

/**
 * primary: the one thing to do here. secondary: what else can be done. quiet: part of the furniture. danger: cannot be
 * undone.
 */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
  readonly look?: ButtonLook;
  /** Under way: cannot be pressed again, keeps its size and its focus. */
  readonly isBusy?: boolean;
  readonly isSmall?: boolean;
};

/** A button. `type` is "button" unless said otherwise. */
export function Button({ look = "secondary", isBusy = false, isSmall = false, children, onClick, ...rest }: Props) {
  const isDisabled = isBusy || rest["aria-disabled"] === true;
  return (
    <BareButton
      {...rest}
      className={classNames(styles["button"], styles[look], isSmall && styles["small"])}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </BareButton>
  );
}
