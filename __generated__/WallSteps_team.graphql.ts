/**
 * @generated SignedSource<<0bcdb54c1c083742ed1247f1381dec0c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallSteps_team$data = {
  readonly number: number;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "WallSteps_team";
};
export type WallSteps_team$key = {
  readonly " $data"?: WallSteps_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallSteps_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallSteps_team",
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
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    }
  ],
  "type": "RaceTeam",
  "abstractKey": null
};

(node as any).hash = "6cb0b46925177d4cdc66a731e9cc1f62";

export default node;
