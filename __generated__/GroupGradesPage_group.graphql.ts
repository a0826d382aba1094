/**
 * @generated SignedSource<<09a7c40bafcf8bee49200a37b60e510a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupGradesPage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly gradeBook: {
    readonly assignments: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly hasEarlier: boolean;
    readonly rows: ReadonlyArray<{
      readonly __typename: "GradeRow";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"GradeTable_book" | "GroupGradesPage_export">;
  } | null | undefined;
  readonly grading: {
    readonly latePercent: number;
    readonly " $fragmentSpreads": FragmentRefs<"gradeWords_grading">;
  };
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GradingDialog_group">;
  readonly " $fragmentType": "GroupGradesPage_group";
};
export type GroupGradesPage_group$key = {
  readonly " $data"?: GroupGradesPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupGradesPage_group">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupGradesPage_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Grading",
      "kind": "LinkedField",
      "name": "grading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latePercent",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "gradeWords_grading",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GradeStep",
              "kind": "LinkedField",
              "name": "steps",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        },
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        }
      ],
      "concreteType": "GradeBook",
      "kind": "LinkedField",
      "name": "gradeBook",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasEarlier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
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
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GradeTable_book"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupGradesPage_export"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GradingDialog_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "37ede759193143339e05cf81957d252c";

export default node;
