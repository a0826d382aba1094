/**
 * @generated SignedSource<<d815a29291ca30abb76205305ad0ce90>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useKeyRows_figures$data = {
  readonly key: ReadonlyArray<string>;
  readonly missRate: ReadonlyArray<number>;
  readonly misses: ReadonlyArray<number>;
  readonly presses: ReadonlyArray<number>;
  readonly timeMs: ReadonlyArray<number>;
  readonly " $fragmentType": "useKeyRows_figures";
};
export type useKeyRows_figures$key = {
  readonly " $data"?: useKeyRows_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKeyRows_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useKeyRows_figures",
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

(node as any).hash = "6d3d64a95fb4f59a98e079271742dece";

export default node;
