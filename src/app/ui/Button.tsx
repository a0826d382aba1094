import { type ButtonHTMLAttributes, type ComponentProps, useEffect, useRef } from "react";
import styles from "./Button.module.css";
import { classNames } from "./primitives";
import { Link, type LinkProps } from "react-router-dom";
import { takeHeldPress } from "./eventReplay";

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

type LinkButtonProps = Omit<LinkProps, "className" | "style"> & {
  readonly look?: ButtonLook;
  readonly isSmall?: boolean;
};

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({ look = "secondary", isSmall = false, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(styles["button"], styles[look], isSmall && styles["small"])} />;
}

type BareButtonProps = Omit<ComponentProps<"button">, "ref">;

/**
 * A button without a look: every button of the app is one. Who presses it before a rendered page is alive is heard when
 * it is, once. `type` is "button" unless said otherwise.
 */
export function BareButton({ type = "button", onClick, ...rest }: BareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (window.typeloopHeldPress === undefined) return;
    // Later: a press at which React wakes this part of the page is passed on by React itself, after this.
    const timer = setTimeout(() => takeHeldPress(button.current) && button.current?.click());
    return () => clearTimeout(timer);
  }, []);

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      onClick={(event) => {
        takeHeldPress(event.currentTarget);
        onClick?.(event);
      }}
    />
  );
}
