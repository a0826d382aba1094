import { type FormEvent, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { SegmentedControl } from "../../ui/SegmentedControl";
import { Skeleton } from "../../ui/Skeleton";
import styles from "./CreateRace.module.css";
import { TextChoice } from "./TextChoice";
import { useCreateRace } from "./useCreateRace";

const visibilities = [
  { value: "PRIVATE", label: "Private" },
  { value: "OPEN", label: "Open" },
] as const;
const languages = [
  { value: "EN", label: "English" },
  { value: "NL", label: "Dutch" },
] as const;
const texts = [
  { value: "SHORT", label: "Short" },
  { value: "MEDIUM", label: "Medium" },
  { value: "LONG", label: "Long" },
  { value: "CHOSEN", label: "Pick" },
] as const;

/** Makes a race, and leads its host into the lobby. */
export function CreateRace() {
  const navigate = useNavigate();
  const [create, isCreating] = useCreateRace();
  const [visibility, setVisibility] = useState<(typeof visibilities)[number]["value"]>("PRIVATE");
  const [language, setLanguage] = useState<(typeof languages)[number]["value"]>("EN");
  const [text, setText] = useState<(typeof texts)[number]["value"]>("MEDIUM");
  const [textId, setTextId] = useState<string | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const make = async (): Promise<void> => {
    if (isCreating || (text === "CHOSEN" && textId === null)) return;
    const answer = await create({ visibility, language, ...(text === "CHOSEN" ? { textId } : { length: text }) });
    if (answer.ok) await navigate(`/race/${answer.code}`);
    else setError(answer.error);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make();
  };

  return (
    <Card title="New race">
      <form className={styles["form"]} onSubmit={submit}>
        <div className={styles["choice"]}>
          <SegmentedControl label="Who can join" options={visibilities} value={visibility} onChange={setVisibility} />
          <p className={styles["hint"]}>{visibility === "PRIVATE" ? "Who has the code: up to 40. You start it." : "Everybody: it stands in the list. Up to 10."}</p>
        </div>
        <SegmentedControl label="Language" options={languages} value={language} onChange={setLanguage} />
        <div className={styles["choice"]}>
          <SegmentedControl label="Text" options={texts} value={text} onChange={setText} />
          {text === "CHOSEN" ? (
            <ErrorBoundary rank="part" key={language}>
              <Suspense fallback={<Skeleton size="field" />}>
                <TextChoice language={language} value={textId} onChange={setTextId} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <p className={styles["hint"]}>A text that nobody knows beforehand.</p>
          )}
        </div>
        {error !== null && <ErrorNotice code={error} onRetry={make} />}
        <div>
          <Button type="submit" look="primary" isBusy={isCreating}>
            {isCreating ? "Making the race" : "Make the race"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
