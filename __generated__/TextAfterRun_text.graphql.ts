/**
 * @generated SignedSource<<e40f814664377449d37eedf8b1a92e45>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextAfterRun_text$data = {
  readonly best: {
    readonly id: string;
    readonly wpm: number;
  } | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text">;
  readonly " $fragmentType": "TextAfterRun_text";
};
export type TextAfterRun_text$key = {
  readonly " $data"?: TextAfterRun_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextAfterRun_text">;
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
  "name": "TextAfterRun_text",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "best",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wpm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};
})();

(node as any).hash = "a6505e5efb4c554c53d2b99b84721bf8";

export default node;
