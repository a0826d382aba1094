/**
 * @generated SignedSource<<be5d01ca6b75d349817cbcd87299e5c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_linkResult$data = {
  readonly id: string;
  readonly wpm: number;
  readonly " $fragmentType": "ShareButton_linkResult";
};
export type ShareButton_linkResult$key = {
  readonly " $data"?: ShareButton_linkResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_linkResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareButton_linkResult",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "c9edd1b357703db0b0dd161879355f44";

export default node;
