import { type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { useTakeOver } from "./eventReplay";
import styles from "./TextField.module.css";
import { useErrorMessage } from "./errorMessages";
import { useLingui } from "@lingui/react/macro";
import { BareButton } from "./Button";
import { classNames } from "./primitives";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "autoCapitalize"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "required"
  | "spellCheck"
  | "onBlur"
  | "onKeyDown"
  | "disabled"
  | "lang"
  | "min"
  | "max"
  | "step"
>;

export type TextFieldProps = Native & {
  readonly name: string;
  readonly label: string;
  /** What is valid here, shown in advance. */
  readonly hint?: ReactNode;
  /** What is wrong, or null. */
  readonly issue?: ErrorCode | null;
  readonly type?: "text" | "password" | "email" | "number" | "date" | "time";
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** At the end of the field, for instance a small button. */
  readonly children?: ReactNode;
};

/** One line of text with its label, hint and issue; screen readers read the latter two with the field. */
export function TextField({ label, hint, issue = null, type = "text", onChange, children, ...input }: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useTakeOver(() => field.current?.value ?? null, input.value, onChange);
  const hintId = `${id}hint`;
  const issueId = `${id}issue`;
  const message = useErrorMessage(issue);
  const described = [hint === undefined ? "" : hintId, issue === null ? "" : issueId].filter(Boolean).join(" ");

  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={styles["box"]}>
        <input
          {...input}
          ref={field}
          id={id}
          type={type}
          className={styles["input"]}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={issue === null ? undefined : true}
          aria-describedby={described === "" ? undefined : described}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {issue !== null && (
        <p id={issueId} className={styles["issue"]}>
          {message}
        </p>
      )}
    </div>
  );
}

type Props = Omit<TextFieldProps, "type" | "children" | "autoComplete"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password, hidden until the user asks to see it. */
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

type TextAreaProps = {
  readonly name: string;
  readonly label: string;
  /** What is valid here, shown in advance. */
  readonly hint: string;
  /** A message about what is wrong; null for nothing. */
  readonly issue: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly rows?: number;
  /** Language of the text. */
  readonly lang?: string;
};

/** Several lines of text with their label, hint and issue; screen readers read the latter two with the field. */
export function TextArea({ label, hint, issue, onChange, rows = 8, ...input }: TextAreaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useTakeOver(() => field.current?.value ?? null, input.value, onChange);
  const hintId = `${id}hint`;
  const issueId = `${id}issue`;
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        ref={field}
        id={id}
        rows={rows}
        className={classNames(styles["input"], styles["area"])}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={issue === null ? undefined : true}
        aria-describedby={issue === null ? hintId : `${hintId} ${issueId}`}
      />
      <p id={hintId} className={styles["hint"]}>
        {hint}
      </p>
      {issue !== null && (
        <p id={issueId} className={styles["issue"]} role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}
