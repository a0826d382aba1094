/**
 * @generated SignedSource<<5aabce711e955b53db390cf7ada57eb4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type missingRace_stopped$data = {
  readonly mayRematch: boolean;
  readonly phase: RacePhase;
  readonly rematchCode: RaceCode | null | undefined;
  readonly resultId: string | null | undefined;
  readonly " $fragmentType": "missingRace_stopped";
};
export type missingRace_stopped$key = {
  readonly " $data"?: missingRace_stopped$data;
  readonly " $fragmentSpreads": FragmentRefs<"missingRace_stopped">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "missingRace_stopped",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRematch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rematchCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resultId",
      "storageKey": null
    }
  ],
  "type": "StoppedRace",
  "abstractKey": null
};

(node as any).hash = "cd9cb0951b86806e087854147c3f8b4d";

export default node;
