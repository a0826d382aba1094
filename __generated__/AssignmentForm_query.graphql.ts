/**
 * @generated SignedSource<<7ea607ec6cf3aa22a461dca0dd00ecdd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentForm_query$data = {
  readonly examNorms: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly group: {
    readonly members: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberChoice_group">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TextChoice_query">;
  readonly " $fragmentType": "AssignmentForm_query";
};
export type AssignmentForm_query$key = {
  readonly " $data"?: AssignmentForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamNorm",
      "kind": "LinkedField",
      "name": "examNorms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "group",
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "groupId"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MemberChoice_group"
              }
            ],
            "type": "Group",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "members"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "groupId",
          "variableName": "groupId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "TextChoice_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c7993a2642f3aa6ebccce870ff31ffd1";

export default node;
