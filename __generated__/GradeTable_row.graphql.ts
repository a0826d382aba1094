/**
 * @generated SignedSource<<5abab918db7cc7cefae04aeb2780ac83>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GradeTable_row$data = {
  readonly grades: ReadonlyArray<{
    readonly id: string;
    readonly percent: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GradeTable_grade">;
  } | null | undefined>;
  readonly member: {
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentType": "GradeTable_row";
};
export type GradeTable_row$key = {
  readonly " $data"?: GradeTable_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradeTable_row">;
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
  "name": "GradeTable_row",
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
          "name": "GradeTable_grade"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GradeRow",
  "abstractKey": null
};
})();

(node as any).hash = "03d06333c7aa06c84510f162ec6c4ef2";

export default node;
