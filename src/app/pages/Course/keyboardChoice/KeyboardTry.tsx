import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SeenKey } from "../../../../engine/keyboards/guessLayout";
import type { Course } from "../../../../engine/lessons/Course";
import { courseLayouts } from "../../../../engine/lessons/courses";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { TextField } from "../../../ui/TextField";
import styles from "./KeyboardTry.module.css";
import { suggestCourse } from "./suggestCourse";

type Props = {
  /** What the keys tell so far. */
  readonly suggested: Course | null;
  readonly onSuggest: (course: Course | null) => void;
};

/** A place to type two keys, for who does not know what their keyboard is called. It only suggests. */
export function KeyboardTry({ suggested, onSuggest }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [seen, setSeen] = useState<readonly SeenKey[]>([]);
  const name = suggested === null ? "" : t(layoutNames[courseLayouts[suggested.id]]);
  return (
    <div className={styles["try"]}>
      <TextField
        name="try"
        label={t`Try it here`}
        hint={t`Type the six letters at the top left. Then press ' and then e.`}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        onKeyDown={({ code, key }) => {
          const keys = [...seen, { code, key }];
          setSeen(keys);
          onSuggest(suggestCourse(keys, text));
        }}
        onChange={(typed) => {
          // Who empties it begins anew.
          const keys = typed === "" ? [] : seen;
          setText(typed);
          setSeen(keys);
          onSuggest(suggestCourse(keys, typed));
        }}
      />
      <output className={styles["answer"]}>
        {suggested !== null && t`This looks like ${name}. If that is right, choose it.`}
      </output>
    </div>
  );
}
