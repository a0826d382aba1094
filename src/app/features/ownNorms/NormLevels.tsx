import { useLingui } from "@lingui/react/macro";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/ChoiceFields";
import { TextField } from "../../ui/TextField";
import styles from "./OwnNorms.module.css";

type Field = {
  readonly name: string;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

const { levels, levelName } = limits.examNorm;

/** The levels of a standard, from low to high, and their speeds with a dyslexia statement if there are any. */
export function NormLevels({ field }: { readonly field: (name: string) => Field }) {
  const { t } = useLingui();
  const count = field("levelCount");
  const dyslexia = field("hasDyslexia");
  const isWords = field("unit").value === "WORDS";
  const number = Number(count.value);
  return (
    <>
      <fieldset className={styles["levels"]}>
        <legend className={styles["legend"]}>{t`Levels, from low to high`}</legend>
        {Array.from({ length: number }, (_, at) => {
          const place = at + 1;
          return (
            <div key={at} className={styles["level"]}>
              <TextField
                {...field(`level${at}Name`)}
                label={t`Name of level ${place}`}
                hint={t`Optional, such as “Bronze”`}
                maxLength={levelName.max}
                autoComplete="off"
              />
              <TextField
                {...field(`level${at}Speed`)}
                type="number"
                inputMode="numeric"
                label={t`Minimum speed for level ${place}`}
                hint={isWords ? t`Words per minute` : t`Keystrokes per minute`}
              />
              {dyslexia.value === "yes" && (
                <TextField
                  {...field(`level${at}Dyslexia`)}
                  type="number"
                  inputMode="numeric"
                  label={t`With dyslexia, level ${place}`}
                  hint={isWords ? t`Words per minute` : t`Keystrokes per minute`}
                />
              )}
            </div>
          );
        })}
        <div className={styles["actions"]}>
          {number < levels.max && <Button onClick={() => count.onChange(String(number + 1))}>{t`Add a level`}</Button>}
          {number > levels.min && (
            <Button look="quiet" onClick={() => count.onChange(String(number - 1))}>
              {t`Remove level ${number}`}
            </Button>
          )}
        </div>
      </fieldset>
      <Checkbox
        label={t`Lower speeds for people with a dyslexia statement`}
        hint={t`The certificate says that these levels were used.`}
        isChecked={dyslexia.value === "yes"}
        onChange={(isOn) => dyslexia.onChange(isOn ? "yes" : "")}
      />
    </>
  );
}
