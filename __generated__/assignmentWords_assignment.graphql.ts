/**
 * @generated SignedSource<<69e21d90bdb27d6db51784c67380917a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type assignmentWords_assignment$data = {
  readonly tasks: ReadonlyArray<{
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_item">;
  }>;
  readonly " $fragmentType": "assignmentWords_assignment";
};
export type assignmentWords_assignment$key = {
  readonly " $data"?: assignmentWords_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignmentWords_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "assignmentWords_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentItem",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "assignmentWords_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "2397d4bbe8c000839e5d50668fa76add";

export default node;
