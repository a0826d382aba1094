import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OwnNormForm_norm$key } from "../../../../__generated__/OwnNormForm_norm.graphql";
import { limits } from "../../../contract/limits";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Checkbox, SegmentedControl } from "../../ui/ChoiceFields";
import { Form, useForm } from "../../ui/form/Form";
import { Notice, announce } from "../../ui/Notice";
import { TextField } from "../../ui/TextField";
import { NormFacts } from "../exam/NormFacts";
import { checkNorm, inForm, toFields, useInitialValues } from "./normValues";
import styles from "./OwnNorms.module.css";
import { useChangeNorm, useCreateNorm } from "./ownNormMutations";
import type { ErrorCode } from "../../../contract/errorCodes";

type Props = {
  /** The group of a new norm; null for everyone. */
  readonly groupId: string | null;
  /** Null for a new norm. */
  readonly normRef: OwnNormForm_norm$key | null;
  readonly onClose: () => void;
};

const { minutes, attempts, errorPercent, title } = limits.examNorm;

/** Defines a standard or changes one. Whatever is refused, what was typed stays. */
export function OwnNormForm({ groupId, normRef, onClose }: Props) {
  const { t } = useLingui();
  const own = useFragment(
    graphql`
      fragment OwnNormForm_norm on OwnExamNorm @throwOnFieldError {
        id
        ...normValues_norm
        norm {
          title
          version
          ...NormFacts_norm
        }
      }
    `,
    normRef,
  );
  // The version that was read: a newer one is shown before it is overwritten.
  const [seen, setSeen] = useState(own?.norm.version ?? 0);
  const [hasConflict, setConflict] = useState(false);
  const initial = useInitialValues(own ?? null);
  const create = useCreateNorm();
  const change = useChangeNorm();
  const { field, ...form } = useForm({
    initial,
    check: checkNorm,
    send: async (values) => {
      const fields = toFields(values);
      const version = hasConflict ? (own?.norm.version ?? seen) : seen;
      const result = own
        ? await change({ input: { id: own.id, version, fields } })
        : await create({ input: { groupId, fields } });
      const outcome = toFormOutcome(result);
      setSeen(version);
      setConflict(outcome.kind === "refused" && outcome.code === "EDIT_CONFLICT");
      if (outcome.kind === "issues") return { kind: "issues", issues: inForm(outcome.issues) };
      if (outcome.kind === "done") {
        announce(
          own ? t`The standard was updated. Exams already started keep the old version.` : t`The standard was added.`,
        );
        onClose();
      }
      return outcome;
    },
  });
  const currentTitle = own?.norm.title ?? "";
  const unit = field("unit");
  const isNet = field("isNet");
  const isStrict = field("isStrict");
  return (
    <div className={styles["form"]}>
      <Form
        {...form}
        action={own ? (hasConflict ? t`Overwrite with my version` : t`Save`) : t`Add standard`}
        actionUnderWay={t`Saving`}
      >
        {hasConflict && own && (
          <Notice text={t`Current version: ${currentTitle}`}>
            <NormFacts normRef={own.norm} />
          </Notice>
        )}
        <TextField
          {...field("title")}
          label={t`Name of the standard`}
          hint={t`Shown on the certificate, for example “Typing diploma of our school”.`}
          maxLength={title.max}
          autoComplete="off"
          required
        />
        <SegmentedControl
          label={t`Unit of speed`}
          options={[
            { value: "WORDS", label: t`Words per minute` },
            { value: "STROKES", label: t`Keystrokes per minute` },
          ]}
          value={unit.value}
          onChange={unit.onChange}
        />
        <div className={styles["numbers"]}>
          <TextField
            {...field("minutes")}
            type="number"
            inputMode="numeric"
            label={t`Minutes per attempt`}
            hint={t`${minutes.min} to ${minutes.max}`}
          />
          <TextField
            {...field("attempts")}
            type="number"
            inputMode="numeric"
            label={t`Attempts`}
            hint={t`${attempts.min} to ${attempts.max}; the best one counts`}
          />
          <TextField
            {...field("maxErrorPercent")}
            type="number"
            inputMode="decimal"
            step="0.1"
            label={t`Maximum errors (%)`}
            hint={t`${errorPercent.min} to ${errorPercent.max}% of keystrokes. Several errors in one word count as one.`}
          />
        </div>
        <Checkbox
          label={t`Errors must stay below the maximum`}
          hint={t`Reaching the maximum exactly isn't a pass.`}
          isChecked={isStrict.value === "yes"}
          onChange={(isOn) => isStrict.onChange(isOn ? "yes" : "")}
        />
        <Checkbox
          label={t`Each error takes one word off the speed`}
          hint={t`Also known as net speed.`}
          isChecked={isNet.value === "yes"}
          onChange={(isOn) => isNet.onChange(isOn ? "yes" : "")}
        />
        <NormLevels field={field} />
        <CertificateMarks field={field} />
      </Form>
      <div>
        <Button look="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}

type Field = {
  readonly name: string;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** Which ways of taking the exam its certificate mentions. */
function CertificateMarks({ field }: { readonly field: (name: string) => Field }) {
  const { t } = useLingui();
  const byEar = field("marksByEar");
  const extraTime = field("marksExtraTime");
  return (
    <fieldset className={styles["levels"]}>
      <legend className={styles["legend"]}>{t`The certificate mentions`}</legend>
      <Checkbox
        label={t`that the exam was taken by ear`}
        isChecked={byEar.value === "yes"}
        onChange={(isOn) => byEar.onChange(isOn ? "yes" : "")}
      />
      <Checkbox
        label={t`how much extra time there was`}
        hint={t`With the result itself, both are always shown.`}
        isChecked={extraTime.value === "yes"}
        onChange={(isOn) => extraTime.onChange(isOn ? "yes" : "")}
      />
    </fieldset>
  );
}

const { levels, levelName } = limits.examNorm;

/** The levels of a standard, from low to high, and their speeds with a dyslexia statement if there are any. */
function NormLevels({ field }: { readonly field: (name: string) => Field }) {
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
              <TextField
                {...field(`level${at}Errors`)}
                type="number"
                inputMode="numeric"
                label={t`Maximum errors for level ${place}`}
                hint={t`Optional, besides the maximum in percent`}
              />
              {dyslexia.value === "yes" && (
                <TextField
                  {...field(`level${at}Dyslexia`)}
                  type="number"
                  inputMode="numeric"
                  label={t`With dyslexia, level ${place}`}
                  hint={
                    isWords
                      ? t`Words per minute. Leave empty if the level isn't offered with dyslexia.`
                      : t`Keystrokes per minute. Leave empty if the level isn't offered with dyslexia.`
                  }
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
        label={t`Lower speeds for people with a formal dyslexia diagnosis`}
        hint={t`The certificate says that these levels were used.`}
        isChecked={dyslexia.value === "yes"}
        onChange={(isOn) => dyslexia.onChange(isOn ? "yes" : "")}
      />
    </>
  );
}
