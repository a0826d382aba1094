import { type ComponentProps, useEffect, useRef } from "react";
import { takeHeldPress } from "./heldPress";

type Props = Omit<ComponentProps<"button">, "ref">;

/**
 * A button without a look: every button of the app is one. Who presses it before a rendered page is alive is heard when
 * it is, once. `type` is "button" unless said otherwise.
 */
export function BareButton({ type = "button", onClick, ...rest }: Props) {
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
