/**
 * @generated SignedSource<<1965e2497242310b4d70be588dd69935>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceStage_racer$data = {
  readonly finishedAfterMs: number | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAfterMs",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "a0c407e5b58f61a4a70e99cebb8937cf";

export default node;
