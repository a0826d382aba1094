/**
 * @generated SignedSource<<4b631328e9d72fb072c22483cd8ef809>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveFigures_member$data = {
  readonly accuracy: number;
  readonly errors: number;
  readonly wpm: number;
  readonly " $fragmentType": "LiveFigures_member";
};
export type LiveFigures_member$key = {
  readonly " $data"?: LiveFigures_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveFigures_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveFigures_member",
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

(node as any).hash = "419b15281012b51b8166de9296902af0";

export default node;
