/**
 * @generated SignedSource<<419710288d1d4a25cf2953d484f01b17>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareText_text$data = {
  readonly group: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "ShareText_text";
};
export type ShareText_text$key = {
  readonly " $data"?: ShareText_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareText_text">;
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
  "name": "ShareText_text",
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

(node as any).hash = "60a44138bab15d790b0d742d6f357655";

export default node;
