/**
 * @generated SignedSource<<30a9e4562bccd4362bd92c13eae69a1f>>
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

(node as any).hash = "c338b3828a5b1590f99eb41401bdb13a";

export default node;
