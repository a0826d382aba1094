/**
 * @generated SignedSource<<a8e20a9f8b77c03eceb240ce2e7d84ae>>
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
export type useStoppedRace_race$data = {
  readonly mayRematch: boolean;
  readonly phase: RacePhase;
  readonly rematchCode: RaceCode | null | undefined;
  readonly resultId: string | null | undefined;
  readonly " $fragmentType": "useStoppedRace_race";
};
export type useStoppedRace_race$key = {
  readonly " $data"?: useStoppedRace_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoppedRace_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useStoppedRace_race",
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

(node as any).hash = "065fed082345275c3d10a88aa1a20e46";

export default node;
