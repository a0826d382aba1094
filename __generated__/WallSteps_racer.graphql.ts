/**
 * @generated SignedSource<<d83c5ab00c32da572441868df0828d35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallSteps_racer$data = {
  readonly errors: number;
  readonly improvement: number | null | undefined;
  readonly place: number | null | undefined;
  readonly speed: number;
  readonly wallName: string;
  readonly " $fragmentType": "WallSteps_racer";
};
export type WallSteps_racer$key = {
  readonly " $data"?: WallSteps_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallSteps_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallSteps_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wallName",
      "storageKey": null
    },
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
      "name": "speed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "74876bcc595ae66dca932156a4517fbe";

export default node;
