import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./PasswordField.module.css";
import { TextField, type TextFieldProps } from "./TextField";

type Props = Omit<TextFieldProps, "type" | "children" | "autoComplete"> & { readonly autoComplete: "current-password" | "new-password" };

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <button type="button" className={styles["show"]} onClick={() => setIsShown(!isShown)} aria-pressed={isShown} aria-label={t`Show the password`}>
        {isShown ? t`Hide` : t`Show`}
      </button>
    </TextField>
  );
}
