/**
 * @generated SignedSource<<693f14dabf9176efcd33c872b870fdb9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentProgressState = "DONE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgressWords_tasksProgress$data = {
  readonly tasks: ReadonlyArray<{
    readonly state: AssignmentProgressState;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress">;
  }>;
  readonly " $fragmentType": "ProgressWords_tasksProgress";
};
export type ProgressWords_tasksProgress$key = {
  readonly " $data"?: ProgressWords_tasksProgress$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_tasksProgress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressWords_tasksProgress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentTaskProgress",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProgressWords_progress"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "bd7e5372e113f112294efc6a530429a6";

export default node;
