/**
 * @generated SignedSource<<effc1f0c41016d81c6624e1dd3d4b61c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteText_text$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "DeleteText_text";
};
export type DeleteText_text$key = {
  readonly " $data"?: DeleteText_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteText_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeleteText_text",
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

(node as any).hash = "29430d7875c831fb938635d454d209a3";

export default node;
