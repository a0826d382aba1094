/**
 * @generated SignedSource<<59437fbba663a5cf3afff67b46baf9bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BoardKind = "PRACTICE" | "SPEED" | "%future added value";
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { IsoWeek } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupBoard_group$data = {
  readonly board: {
    readonly entries: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"GroupBoard_entries">;
    }>;
    readonly kind: BoardKind;
    readonly week: IsoWeek;
  } | null | undefined;
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly settings: {
    readonly leaderboard: boolean;
  };
  readonly " $fragmentType": "GroupBoard_group";
};
export type GroupBoard_group$key = {
  readonly " $data"?: GroupBoard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupBoard_group">;
};

import GroupBoardRefetchQuery_graphql from './GroupBoardRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "SPEED",
      "kind": "LocalArgument",
      "name": "kind"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "week"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": GroupBoardRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "GroupBoard_group",
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
      "name": "myRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leaderboard",
          "storageKey": null
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
          "name": "week",
          "variableName": "week"
        }
      ],
      "concreteType": "Board",
      "kind": "LinkedField",
      "name": "board",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BoardEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GroupBoard_entries"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "59470d96de1a1b7ce2ef0611c2059740";

export default node;
