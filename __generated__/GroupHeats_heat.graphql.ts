/**
 * @generated SignedSource<<7dad8f03de44ed26d9d600c5418f88ac>>
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
export type GroupHeats_heat$data = {
  readonly code: RaceCode;
  readonly names: ReadonlyArray<string>;
  readonly number: number;
  readonly phase: RacePhase | null | undefined;
  readonly " $fragmentType": "GroupHeats_heat";
};
export type GroupHeats_heat$key = {
  readonly " $data"?: GroupHeats_heat$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupHeats_heat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "name": "names",
      "storageKey": null
    }
  ],
  "type": "Heat",
  "abstractKey": null
};

(node as any).hash = "63c2288c6437d3f3ed76c9339a735c65";

export default node;
