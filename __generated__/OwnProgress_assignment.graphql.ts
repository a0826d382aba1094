/**
 * @generated SignedSource<<97e77d234cf6508935c2032bf7b5a960>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type OwnProgress_assignment$data = {
  readonly myProgress: {
    readonly doneAt: IsoDateTime | null | undefined;
    readonly part: number;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress" | "StateBadge_progress">;
  } | null | undefined;
  readonly task: {
    readonly exercises?: number;
  };
  readonly " $fragmentType": "OwnProgress_assignment";
};
export type OwnProgress_assignment$key = {
  readonly " $data"?: OwnProgress_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnProgress_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnProgress_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "task",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exercises",
              "storageKey": null
            }
          ],
          "type": "LessonTask",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StateBadge_progress"
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
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "c67ef3613b3274311166d4c5fc701f57";

export default node;
