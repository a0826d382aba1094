/**
 * @generated SignedSource<<e2ff548d210be019847403ec8a219849>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RacesPage_board$data = {
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RacesPage_race">;
  }>;
  readonly " $fragmentType": "RacesPage_board";
};
export type RacesPage_board$key = {
  readonly " $data"?: RacesPage_board$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacesPage_board">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacesPage_board",
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
          "name": "RacesPage_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceBoard",
  "abstractKey": null
};

(node as any).hash = "4d93688136d44843895c655bbf3cd17b";

export default node;
