/**
 * @generated SignedSource<<32eddc11b539ef673bfcde1089ad6c0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceBoard_board$data = {
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceBoard_race">;
  }>;
  readonly " $fragmentType": "RaceBoard_board";
};
export type RaceBoard_board$key = {
  readonly " $data"?: RaceBoard_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceBoard_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceBoard_board",
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
          "name": "RaceBoard_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceBoard",
  "abstractKey": null
};

(node as any).hash = "1839e84fd7e47fbe5f8799d890821f3c";

export default node;
