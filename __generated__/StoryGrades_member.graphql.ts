/**
 * @generated SignedSource<<950b47272c6f528fbeb400de7028f881>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type StoryGrades_member$data = {
  readonly grades: ReadonlyArray<{
    readonly assignment: {
      readonly dueAt: IsoDateTime | null | undefined;
      readonly opensAt: IsoDateTime;
      readonly title: string;
      readonly weight: number;
    };
    readonly comment: string;
    readonly id: string;
    readonly isExcused: boolean;
    readonly isLate: boolean;
    readonly percent: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "StoryGrades_member";
};
export type StoryGrades_member$key = {
  readonly " $data"?: StoryGrades_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryGrades_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryGrades_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Grade",
      "kind": "LinkedField",
      "name": "grades",
      "plural": true,
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
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignment",
          "plural": false,
          "selections": [
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
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "opensAt",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};

(node as any).hash = "25b7b40d5937562b9fa935862bd7eff2";

export default node;
