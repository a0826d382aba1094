import { Link, type LinkProps } from "react-router-dom";
import type { ButtonLook } from "./Button";
import styles from "./Button.module.css";
import { classNames } from "./classNames";

type Props = Omit<LinkProps, "className" | "style"> & { readonly look?: ButtonLook; readonly isSmall?: boolean };

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({ look = "secondary", isSmall = false, ...rest }: Props) {
  return <Link {...rest} className={classNames(styles["button"], styles[look], isSmall && styles["small"])} />;
}
