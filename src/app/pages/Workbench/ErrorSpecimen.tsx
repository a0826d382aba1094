import { errorCatalogue } from "../../../contract/errorCatalogue";
import { errorCodes } from "../../../contract/errorCodes";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./ErrorSpecimen.module.css";
import { Specimen } from "./Specimen";

const nothing = () => undefined;

/** The catalogue of errors: each code in both languages, and what a screen does about it. */
export function ErrorSpecimen() {
  return (
    <Specimen id="errors" title="Errors">
      <ErrorNotice code="NETWORK" onRetry={nothing} />
      <ErrorNotice code="DOCUMENT_UNKNOWN" />
      <ErrorNotice code="NOT_THE_HOST" onRetry={nothing} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
      <section className={styles["scroller"]} tabIndex={0} aria-label="Catalogue of errors">
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">en-US</th>
              <th scope="col">nl-NL</th>
              <th scope="col">Where</th>
              <th scope="col">Again</th>
            </tr>
          </thead>
          <tbody>
            {errorCodes.map((code) => {
              const { message, screen, retry } = errorCatalogue[code];
              return (
                <tr key={code} data-code={code}>
                  <th scope="row">
                    <code>{code}</code>
                  </th>
                  <td lang="en-US">{message["en-US"]}</td>
                  <td lang="nl-NL">{message["nl-NL"]}</td>
                  <td>{screen}</td>
                  <td>{retry ? "helps" : ""}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Specimen>
  );
}
