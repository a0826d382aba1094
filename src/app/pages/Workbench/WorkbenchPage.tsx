import { useEffect, useState, lazy, Suspense } from "react";
import { Button, type ButtonLook, LinkButton } from "../../ui/Button";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { DateSpecimen, FieldSpecimen, MultiSelectSpecimen, Row, Specimen, Columns } from "./FieldSpecimens";
import styles from "./WorkbenchPage.module.css";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { Dialog } from "../../ui/Dialog";
import { TextField } from "../../ui/TextField";
import { useIdle } from "../../platform/watchIdle";
import { Notice, announce } from "../../ui/Notice";
import { InPageLink } from "../../ui/InPageLink";
import { Avatar, ProgressBar, Skeleton } from "../../ui/primitives";
import type { LanguageParts } from "../../../contract/languages/LanguageEntry";
import { interfaceLanguages, languages, loadPart } from "../../../contract/languages/languages";
import { errorCodes, errorPlaces } from "../../../contract/errorCodes";
import { isRetryable } from "../../../contract/readErrorCode";

/** Every part of the interface in each of its states, for tests and for developers. */
export function WorkbenchPage() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error("broken on purpose");
  return (
    <div className={styles["page"]}>
      <PageMeta title="Workbench" description="Every part of the interface in each of its states." isUnlisted />
      <PageHeader
        title="Workbench"
        lead="Every part of the interface in each of its states, for tests and people to look at."
      >
        <Button look="danger" onClick={() => setIsBroken(true)}>
          Break the page
        </Button>
      </PageHeader>
      <ScrollSpecimen />
      <ButtonSpecimen />
      <FieldSpecimen />
      <MultiSelectSpecimen />
      <DialogSpecimen />
      <NoticeSpecimen />
      <WaitingSpecimen />
      <IdleSpecimen />
      <DateSpecimen />
      <BoundarySpecimen />
      <ErrorSpecimen />
    </div>
  );
}

type Breakage = "none" | "part" | "page" | "root" | "chunk";

const ranks = ["part", "page", "root"] as const;

/** Fails like a browser whose request for one of our files fails. */
const MissingChunk = lazy(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/gone.js")),
);

function Fragile({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error("broken on purpose");
  return null;
}

/** What is shown when something fails: a part, a page, everything, or code that does not load. */
function BoundarySpecimen() {
  const [broken, setBroken] = useState<Breakage>("none");
  return (
    <Specimen id="boundaries" title="Boundaries">
      <Row>
        {[...ranks, "chunk" as const].map((rank) => (
          <Button key={rank} look="danger" onClick={() => setBroken(rank)}>
            Break a {rank}
          </Button>
        ))}
        <Button onClick={() => setBroken("none")}>Mend all</Button>
      </Row>
      {ranks.map((rank) => (
        <ErrorBoundary key={`${rank}${broken}`} rank={rank} onRetry={() => setBroken("none")}>
          <Fragile isBroken={broken === rank} />
        </ErrorBoundary>
      ))}
      <ErrorBoundary key={broken} rank="part">
        <Suspense>{broken === "chunk" && <MissingChunk />}</Suspense>
      </ErrorBoundary>
      <p>Around them everything goes on.</p>
    </Specimen>
  );
}

const looks: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger"];

/** Buttons with every look: normal, small, in progress, disabled, and as links. */
function ButtonSpecimen() {
  return (
    <Specimen id="buttons" title="Buttons">
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} isSmall>
            {look}, small
          </Button>
          <Button look={look} isBusy>
            {look}, under way
          </Button>
          <Button look={look} disabled>
            {look}, off
          </Button>
          <LinkButton look={look} to="/workbench">
            {look}, a link
          </LinkButton>
        </Row>
      ))}
    </Specimen>
  );
}

/** A dialog, and something to press outside it. */
function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <Specimen id="dialog" title="Dialog">
      <Row>
        <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
        <Button onClick={() => setPresses(presses + 1)}>Beside: {presses}</Button>
      </Row>
      <Dialog title="A dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TextField name="name" label="Name" value={name} onChange={setName} />
        <Button look="primary" onClick={() => setIsOpen(false)}>
          Done
        </Button>
      </Dialog>
    </Specimen>
  );
}

/** Whether the user is active, live. */
function IdleSpecimen() {
  const isIdle = useIdle();
  return (
    <Specimen id="idle" title="Somebody there">
      <p data-idle={isIdle}>{isIdle ? "Nobody for 10 seconds." : "Somebody is here."}</p>
    </Specimen>
  );
}

const nothing = () => undefined;

/** Messages: permanent and temporary ones. */
function NoticeSpecimen() {
  return (
    <Specimen id="notices" title="Notices">
      <Notice text="Something to know." />
      <Notice kind="success" text="Something that went well." />
      <Notice kind="error" text="Something that did not, and what to do about it.">
        <Button onClick={nothing}>Do it</Button>
      </Notice>
      <Row>
        <Button onClick={() => announce("This passes by itself.")}>Say something in passing</Button>
      </Row>
    </Specimen>
  );
}

const places = [
  ["buttons", "Buttons"],
  ["fields", "Fields"],
  ["multiselect", "Choice of several"],
  ["dialog", "Dialog"],
  ["notices", "Notices"],
  ["waiting", "Places and pictures"],
  ["idle", "Somebody there"],
  ["dates", "Dates"],
  ["boundaries", "Boundaries"],
  ["errors", "Errors"],
] as const;

/** Links to each part, to which the page scrolls. */
function ScrollSpecimen() {
  return (
    <nav aria-label="On this page">
      <Row>
        {places.map(([id, title]) => (
          <InPageLink key={id} to={id}>
            {title}
          </InPageLink>
        ))}
      </Row>
    </nav>
  );
}

const sizes = ["word", "line", "title", "field", "block"] as const;

/** Placeholders: while loading, while in progress, without a picture. */
function WaitingSpecimen() {
  return (
    <Specimen id="waiting" title="Places and pictures">
      <Columns>
        {sizes.map((size) => (
          <Skeleton key={size} size={size} />
        ))}
      </Columns>
      <Columns>
        <ProgressBar label="Not begun" part={0} />
        <ProgressBar label="A third" part={1 / 3} />
        <ProgressBar label="Done" part={1} />
      </Columns>
      <Row>
        <Avatar name="Ada" url={null} size="small" />
        <Avatar name="Ada" url={null} />
        <Avatar name="Ada" url={null} size="large" />
      </Row>
    </Specimen>
  );
}

const errorSpecimenNothing = () => undefined;

type Spoken = { readonly locale: string; readonly messages: LanguageParts["errorMessages"] };

/** The error catalog: each code in every language of the interface, and how a screen reacts to it. */
function ErrorSpecimen() {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  useEffect(() => {
    const loading = interfaceLanguages.map(async (language) => ({
      locale: languages[language].locale,
      messages: await loadPart(language, "errorMessages"),
    }));
    void Promise.all(loading).then(setSpoken);
  }, []);
  return (
    <Specimen id="errors" title="Errors">
      <ErrorNotice code="NETWORK" onRetry={errorSpecimenNothing} />
      <ErrorNotice code="DOCUMENT_UNKNOWN" />
      <ErrorNotice code="NOT_THE_HOST" onRetry={errorSpecimenNothing} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <section className={styles["scroller"]} tabIndex={0} aria-label="Catalog of errors">
        <table className={styles["table"]} aria-label="Errors">
          <thead>
            <tr>
              <th scope="col">Code</th>
              {spoken.map(({ locale }) => (
                <th key={locale} scope="col">
                  {locale}
                </th>
              ))}
              <th scope="col">Where</th>
              <th scope="col">Again</th>
            </tr>
          </thead>
          <tbody>
            {errorCodes.map((code) => (
              <tr key={code} data-code={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                {spoken.map(({ locale, messages }) => (
                  <td key={locale} lang={locale}>
                    {messages[code]}
                  </td>
                ))}
                <td>{errorPlaces[code]}</td>
                <td>{isRetryable(code) ? "helps" : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Specimen>
  );
}
