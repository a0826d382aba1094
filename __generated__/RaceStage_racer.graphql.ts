/**
 * @generated SignedSource<<f2ba303867bce98a543e0d3c350f3ec1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceStage_racer$data = {
  readonly place: number | null | undefined;
  readonly " $fragmentType": "RaceStage_racer";
};
export type RaceStage_racer$key = {
  readonly " $data"?: RaceStage_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceStage_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceStage_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "5a529d43e6561af8f462a96076cc28aa";

export default node;
