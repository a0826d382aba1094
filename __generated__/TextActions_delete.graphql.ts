/**
 * @generated SignedSource<<d07165fcb4f8f061558523efa8e48c34>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextActions_delete$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "TextActions_delete";
};
export type TextActions_delete$key = {
  readonly " $data"?: TextActions_delete$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_delete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_delete",
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
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "2586a3183af1ec927715e7753e18fa7e";

export default node;
