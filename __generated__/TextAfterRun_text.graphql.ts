/**
 * @generated SignedSource<<d4d60220385ab77b90be1aa19f8a2b57>>
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
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_text">;
  readonly " $fragmentType": "TextAfterRun_text";
};
export type TextAfterRun_text$key = {
  readonly " $data"?: TextAfterRun_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextAfterRun_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextAfterRun_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "best",
      "plural": false,
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

(node as any).hash = "fa16c70caa1c6274438988472dcf4b79";

export default node;
