/**
 * @generated SignedSource<<1f5a4d6697bbf9a7fa95a6b09684a261>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassWall_goal$data = {
  readonly keys: number;
  readonly minutes: number;
  readonly typedMs: number;
  readonly " $fragmentType": "ClassWall_goal";
};
export type ClassWall_goal$key = {
  readonly " $data"?: ClassWall_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassWall_goal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typedMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keys",
      "storageKey": null
    }
  ],
  "type": "ClassGoal",
  "abstractKey": null
};

(node as any).hash = "4581797709350f413902caec4b335ab1";

export default node;
