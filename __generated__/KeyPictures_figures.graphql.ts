/**
 * @generated SignedSource<<88289b0c21e38b53e49470bfc5f83f2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyPictures_figures$data = {
  readonly key: ReadonlyArray<string>;
  readonly missRate: ReadonlyArray<number>;
  readonly misses: ReadonlyArray<number>;
  readonly presses: ReadonlyArray<number>;
  readonly timeMs: ReadonlyArray<number>;
  readonly " $fragmentType": "KeyPictures_figures";
};
export type KeyPictures_figures$key = {
  readonly " $data"?: KeyPictures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyPictures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KeyPictures_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "presses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "misses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missRate",
      "storageKey": null
    }
  ],
  "type": "KeyFigures",
  "abstractKey": null
};

(node as any).hash = "f3023a964a721b25efcb2a0a396555bd";

export default node;
