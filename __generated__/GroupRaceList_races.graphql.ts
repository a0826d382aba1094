/**
 * @generated SignedSource<<b01398768737c60cb0182a9a074c12b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRaceList_races$data = {
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupRaceRow_race">;
  }>;
  readonly " $fragmentType": "GroupRaceList_races";
};
export type GroupRaceList_races$key = {
  readonly " $data"?: GroupRaceList_races$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRaceList_races">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRaceList_races",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupRaceRow_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupRaces",
  "abstractKey": null
};

(node as any).hash = "c477a37d6518bb503c2054691dd6eb00";

export default node;
