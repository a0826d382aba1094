/**
 * @generated SignedSource<<bcd61d8e008ceafc82cd7f4d79b54781>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceLanes_race$data = {
  readonly racers: ReadonlyArray<{
    readonly id: string;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_racer">;
  }>;
  readonly " $fragmentType": "RaceLanes_race";
};
export type RaceLanes_race$key = {
  readonly " $data"?: RaceLanes_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLanes_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceLanes_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "8b6f54fd664496a5e483ef27c10ef2dd";

export default node;
