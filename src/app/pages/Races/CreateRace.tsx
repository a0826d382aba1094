import { languageOptions } from "../../platform/locale/languageName";
import {
  type Language,
  languageOfLocale,
  languagesWith,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { RaceModeChoice, useRaceMode, RaceTextChoice, useRaceText } from "../../features/race/raceForm";
import styles from "./RacesPage.module.css";
import { graphql } from "react-relay";
import type { CreateRaceMutation } from "../../../../__generated__/CreateRaceMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import type { RaceCode } from "../../../contract/scalars";
import { raceCode } from "../../features/race/raceMutations";

type Visibility = "PRIVATE" | "OPEN";

/** Makes a race, and takes its host to the lobby. */
export function CreateRace() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const [create, isCreating] = useCreateRace();
  const [visibility, setVisibility] = useState<Visibility>("PRIVATE");
  const [language, setLanguage] = useState<Language>(withPart(languageOfLocale(locale), "passages"));
  const text = useRaceText();
  const [wayToWin, setWayToWin] = useRaceMode();
  const [error, setError] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    const chosen = isCreating ? null : text.toInput();
    if (chosen === null) return;
    const { mode, teams } = wayToWin;
    const answer = await create({
      input: {
        visibility,
        language: toWireLanguage(language),
        ...chosen,
        ...(mode === "SPEED" ? {} : { mode }),
        ...(mode === "TEAMS" ? { teams: Number(teams) } : {}),
      },
    });
    if (answer.ok) await navigate(`/race/${answer.data}`);
    else setError(answer.error);
  };

  return (
    <Card title={t`New race`}>
      <PageForm className={styles["form"]} onSubmit={() => void make()}>
        <div className={styles["choice"]}>
          <SegmentedControl
            label={t`Who can join`}
            options={[
              { value: "PRIVATE", label: t({ message: "Private", context: "race" }) },
              { value: "OPEN", label: t({ message: "Open", context: "race" }) },
            ]}
            value={visibility}
            onChange={(next) => {
              setVisibility(next);
              // An open race is only by speed or accuracy, and its texts are public.
              if (next === "OPEN" && wayToWin.mode !== "ACCURACY") setWayToWin({ ...wayToWin, mode: "SPEED" });
              if (next === "OPEN") text.setWish({ ...text.wish, text: null });
            }}
          />
          <p className={styles["hint"]}>
            {visibility === "PRIVATE"
              ? t`Anyone with the code (up to 40 people). You start the race.`
              : t`Anyone, from the list of open races (up to 10 people).`}
          </p>
        </div>
        <SegmentedControl
          label={t`Language`}
          options={languageOptions(locale, languagesWith("passages"))}
          value={language}
          onChange={(next) => {
            setLanguage(next);
            text.setWish({ ...text.wish, text: null });
          }}
        />
        <RaceTextChoice
          language={language}
          groupId={null}
          isOpen={visibility === "OPEN"}
          wish={text.wish}
          onChange={text.setWish}
        />
        <RaceModeChoice wish={wayToWin} onChange={setWayToWin} isOpen={visibility === "OPEN"} />
        {error !== null && <ErrorNotice code={error} onRetry={make} />}
        <div>
          <Button type="submit" look="primary" isBusy={isCreating}>
            {isCreating ? t`Creating race` : t`Create race`}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}

/** Makes a race with the viewer as its host. Visitors without an account become a guest first. */
function useCreateRace() {
  return useResultMutation<CreateRaceMutation, RaceCode>(
    graphql`
      mutation CreateRaceMutation($input: CreateRaceInput!) {
        createRace(input: $input) {
          __typename
          ... on RaceSuccess {
            race {
              code
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              code
            }
          }
        }
      }
    `,
    raceCode,
    { needsAccount: true },
  );
}
