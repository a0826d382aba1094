/**
 * @generated SignedSource<<76e17c510da5a4792ea3627f3b249d92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceSession_racer$data = {
  readonly batch: number;
  readonly position: number;
  readonly " $fragmentType": "RaceSession_racer";
};
export type RaceSession_racer$key = {
  readonly " $data"?: RaceSession_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceSession_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceSession_racer",
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

(node as any).hash = "2940efd8eaaf0af92056a0c828f197ef";

export default node;
