/**
 * @generated SignedSource<<a82446208fa4b9e9a02b56594a8627fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextActions_share$data = {
  readonly group: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "TextActions_share";
};
export type TextActions_share$key = {
  readonly " $data"?: TextActions_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_share">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_share",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};
})();

(node as any).hash = "bff55fb498f8458499811e6443bdab40";

export default node;
