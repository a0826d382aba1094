/**
 * @generated SignedSource<<aa22bc3dd3351932dd74a11e83d907d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceBrief_limit$data = {
  readonly isPastRatingLimit: boolean;
  readonly " $fragmentType": "RaceBrief_limit";
};
export type RaceBrief_limit$key = {
  readonly " $data"?: RaceBrief_limit$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceBrief_limit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceBrief_limit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPastRatingLimit",
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "3a89fc387fd8f72cd6f6faa67ceaa0af";

export default node;
