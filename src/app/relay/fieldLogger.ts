import type { RelayFieldLogger } from "relay-runtime";

/** Tells the console of data that a component missed. Errors that came with an answer were reported when it arrived. */
export const logField: RelayFieldLogger = (event) => {
  if (event.kind === "relay_field_payload.error") return;
  console.error(`Relay ${event.kind} in ${event.owner}: ${event.fieldPath}`);
};
