/**
 * @generated SignedSource<<99922c4153f64115bad8ee02a4f11a88>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GradeTable_book$data = {
  readonly assignments: ReadonlyArray<{
    readonly dueAt: IsoDateTime | null | undefined;
    readonly id: string;
    readonly opensAt: IsoDateTime;
    readonly title: string;
    readonly weight: number;
  }>;
  readonly rows: ReadonlyArray<{
    readonly grades: ReadonlyArray<{
      readonly id: string;
      readonly percent: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"gradeDialogs_grade">;
    } | null | undefined>;
    readonly member: {
      readonly id: string;
      readonly user: {
        readonly displayName: string;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"GradeTable_row">;
  }>;
  readonly " $fragmentType": "GradeTable_book";
};
export type GradeTable_book$key = {
  readonly " $data"?: GradeTable_book$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradeTable_book">;
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
  "name": "GradeTable_book",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Assignment",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GradeRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GroupMember",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "displayName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Grade",
          "kind": "LinkedField",
          "name": "grades",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percent",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "gradeDialogs_grade"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GradeTable_row"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GradeBook",
  "abstractKey": null
};
})();

(node as any).hash = "122daa9319e9fd069eec6dc39ad82af5";

export default node;
