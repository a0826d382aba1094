/**
 * @generated SignedSource<<fd01bedff949cfa973013ad084323d9c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRaces_races$data = {
  readonly heats: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heats">;
  } | null | undefined;
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_race">;
  }>;
  readonly " $fragmentType": "GroupRaces_races";
};
export type GroupRaces_races$key = {
  readonly " $data"?: GroupRaces_races$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_races">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRaces_races",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeats",
      "kind": "LinkedField",
      "name": "heats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupHeats_heats"
        }
      ],
      "storageKey": null
    },
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
          "name": "GroupRaces_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupRaces",
  "abstractKey": null
};

(node as any).hash = "4469f7fcf5e768b445ff180a613f9810";

export default node;
