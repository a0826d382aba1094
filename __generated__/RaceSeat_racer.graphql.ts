/**
 * @generated SignedSource<<b9a82b80bb5ca263af46d78cec95b5db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceSeat_racer$data = {
  readonly batch: number;
  readonly position: number;
  readonly " $fragmentType": "RaceSeat_racer";
};
export type RaceSeat_racer$key = {
  readonly " $data"?: RaceSeat_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceSeat_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceSeat_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "batch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "f292ffad09814cec51f1a38b1f418aa3";

export default node;
