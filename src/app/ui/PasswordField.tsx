import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { BareButton } from "./BareButton";
import styles from "./PasswordField.module.css";
import { TextField, type TextFieldProps } from "./TextField";

type Props = Omit<TextFieldProps, "type" | "children" | "autoComplete"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <BareButton
        className={styles["show"]}
        onClick={() => setIsShown(!isShown)}
        aria-pressed={isShown}
        aria-label={t`Show the password`}
      >
        {isShown ? t`Hide` : t`Show`}
      </BareButton>
    </TextField>
  );
}
