/**
 * @generated SignedSource<<5fe6e36efecdd67109983732cb24ab1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveTile_figuresMember$data = {
  readonly accuracy: number;
  readonly errors: number;
  readonly wpm: number;
  readonly " $fragmentType": "LiveTile_figuresMember";
};
export type LiveTile_figuresMember$key = {
  readonly " $data"?: LiveTile_figuresMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTile_figuresMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveTile_figuresMember",
  "selections": [
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
      "name": "accuracy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    }
  ],
  "type": "LiveMember",
  "abstractKey": null
};

(node as any).hash = "31b49429e9c62f3ec4fe7d8946cca0e3";

export default node;
