/**
 * @generated SignedSource<<ad0403e5159c650a645c84e6e3892a76>>
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
  readonly wallName: string;
  readonly wpm: number;
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
      "name": "wpm",
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

(node as any).hash = "80da29d8608da3916738a530988ae382";

export default node;
