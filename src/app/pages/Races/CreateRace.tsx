import { languageOptions } from "../../platform/locale/languageName";
import {
  type Language,
  languageOfLocale,
  languagesWith,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useLocale } from "../../platform/locale/useLocale";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { PageForm } from "../../ui/form/Form";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import { Skeleton } from "../../ui/primitives";
import { difficultyName } from "../../features/race/raceWords";
import styles from "./RacesPage.module.css";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import TextChoiceQueryNode, { type CreateRaceTextsQuery } from "../../../../__generated__/CreateRaceTextsQuery.graphql";
import { Notice } from "../../ui/Notice";
import type { CreateRaceMutation } from "../../../../__generated__/CreateRaceMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import type { RaceCode } from "../../../contract/scalars";
import { raceCode } from "../../features/race/raceMutations";

type Visibility = "PRIVATE" | "OPEN";
type TextKind = "SHORT" | "MEDIUM" | "LONG" | "CHOSEN";

/** Makes a race, and takes its host to the lobby. */
export function CreateRace() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const [create, isCreating] = useCreateRace();
  const [visibility, setVisibility] = useState<Visibility>("PRIVATE");
  const [language, setLanguage] = useState<Language>(withPart(languageOfLocale(locale), "passages"));
  const [text, setText] = useState<TextKind>("MEDIUM");
  const [textId, setTextId] = useState<string | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    if (isCreating || (text === "CHOSEN" && textId === null)) return;
    const answer = await create({
      input: { visibility, language: toWireLanguage(language), ...(text === "CHOSEN" ? { textId } : { length: text }) },
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
            onChange={setVisibility}
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
          onChange={setLanguage}
        />
        <div className={styles["choice"]}>
          <SegmentedControl
            label={t`Text`}
            options={[
              { value: "SHORT", label: t({ message: "Short", context: "text" }) },
              { value: "MEDIUM", label: t({ message: "Medium", context: "text length" }) },
              { value: "LONG", label: t({ message: "Long", context: "text" }) },
              { value: "CHOSEN", label: t`Pick one` },
            ]}
            value={text}
            onChange={setText}
          />
          {text === "CHOSEN" ? (
            <ErrorBoundary rank="part" key={language}>
              <Suspense fallback={<Skeleton size="field" />}>
                <TextChoice language={language} value={textId} onChange={setTextId} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <p className={styles["hint"]}>{t`A text no one knows in advance.`}</p>
          )}
        </div>
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

type Choice = {
  /** Id of a text; null before one is chosen. */
  readonly value: string | null;
  readonly onChange: (textId: string) => void;
};

/** A choice of a library text, from a list that is loaded on demand. */
function TextChoice({ language, ...choice }: Choice & { readonly language: Language }) {
  const [reference, load] = useQueryLoader<CreateRaceTextsQuery>(TextChoiceQueryNode);
  useEffect(() => load({ language: toWireLanguage(language) }), [load, language]);
  return reference ? <LoadedChoice {...choice} reference={reference} /> : <Skeleton size="field" />;
}

function LoadedChoice({
  reference,
  value,
  onChange,
}: Choice & { readonly reference: PreloadedQuery<CreateRaceTextsQuery> }) {
  const { t } = useLingui();
  const { texts } = usePreloadedQuery<CreateRaceTextsQuery>(
    graphql`
      query CreateRaceTextsQuery($language: Language!) @throwOnFieldError {
        texts(language: $language, first: 100) {
          edges {
            node {
              id
              title
              difficulty
              characters
            }
          }
        }
      }
    `,
    reference,
  );
  const options = texts.edges.map(({ node: { title, characters, ...node } }) => {
    const difficulty = t(difficultyName(node.difficulty));
    return { value: node.id, label: t`${title} (${difficulty}, ${characters} characters)` };
  });
  const chosen = options.find((option) => option.value === value) ?? options[0];
  const id = chosen?.value;
  useEffect(() => {
    // The text shown in the list is chosen from the start.
    if (id !== undefined && id !== value) onChange(id);
  }, [id, value, onChange]);
  if (chosen === undefined) return <Notice text={t`There are no texts in this language yet.`} />;
  return <Select label={t`Which text`} options={options} value={chosen.value} onChange={onChange} />;
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
