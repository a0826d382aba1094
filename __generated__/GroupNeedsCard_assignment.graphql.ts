/**
 * @generated SignedSource<<fe72765a8d5c17cf8f4f497175547c86>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupNeedsCard_assignment$data = {
  readonly counts: {
    readonly assigned: number;
    readonly done: number;
  } | null | undefined;
  readonly dueAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "GroupNeedsCard_assignment";
};
export type GroupNeedsCard_assignment$key = {
  readonly " $data"?: GroupNeedsCard_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupNeedsCard_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupNeedsCard_assignment",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assigned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "aeba852f80b2c4d3d430f98ec238306a";

export default node;
