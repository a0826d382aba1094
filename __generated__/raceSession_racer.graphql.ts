/**
 * @generated SignedSource<<b37547e676ac194748fe7526a8ae173f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type raceSession_racer$data = {
  readonly batch: number;
  readonly position: number;
  readonly " $fragmentType": "raceSession_racer";
};
export type raceSession_racer$key = {
  readonly " $data"?: raceSession_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"raceSession_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "raceSession_racer",
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

(node as any).hash = "8442938665417b05de158e3fb51b32af";

export default node;
