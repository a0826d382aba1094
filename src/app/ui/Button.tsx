import { type ButtonHTMLAttributes, type ComponentProps, useEffect, useRef } from "react";
import styles from "./Button.module.css";
import { classNames } from "./primitives";
import { Link, type LinkProps } from "react-router-dom";
import { takeReplayedClick } from "./eventReplay";

/** primary: the main action here. secondary: other actions. quiet: unobtrusive. danger: cannot be undone. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
  readonly look?: ButtonLook;
  /** In progress: cannot be pressed again, and keeps its size and focus. */
  readonly isBusy?: boolean;
  readonly isSmall?: boolean;
};

/** A button. `type` is "button" by default. */
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

/** A link that looks like a button: it navigates, while a Button acts. */
export function LinkButton({ look = "secondary", isSmall = false, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(styles["button"], styles[look], isSmall && styles["small"])} />;
}

type BareButtonProps = Omit<ComponentProps<"button">, "ref">;

/**
 * A button without styles, on which every button of the app is based. A press before a rendered page is hydrated is
 * replayed once afterwards. `type` is "button" by default.
 */
export function BareButton({ type = "button", onClick, ...rest }: BareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (window.typeloopClick === undefined) return;
    // Delayed, because React itself replays a press that triggers the hydration of this part of the page.
    const timer = setTimeout(() => takeReplayedClick(button.current) && button.current?.click());
    return () => clearTimeout(timer);
  }, []);

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      onClick={(event) => {
        takeReplayedClick(event.currentTarget);
        onClick?.(event);
      }}
    />
  );
}
