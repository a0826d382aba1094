/**
 * @generated SignedSource<<3d68a21c74061eb7ec9bdb6dba1cee45>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewActions_text$data = {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "ReviewActions_text";
};
export type ReviewActions_text$key = {
  readonly " $data"?: ReviewActions_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewActions_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewActions_text",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "fb9dc65637369843b8b2915d009910f8";

export default node;
