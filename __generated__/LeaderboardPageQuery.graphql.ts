/**
 * @generated SignedSource<<322f3fb9ab9e8338a99c2a2be6442827>>
 * @relayHash 879dadba20ff4af96fdae821313d4956
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e894494c20667c76f8fa231368acfc433ce9b2d92d1a1d1a2e96d6f203351d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardPeriod = "ALL" | "DAY" | "WEEK" | "%future added value";
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type RankBy = "ACCURACY" | "IMPROVEMENT" | "SPEED" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { IsoWeek } from "../src/contract/scalars";
export type LeaderboardPageQuery$variables = {
  amount?: number | null | undefined;
  groupId?: string | null | undefined;
  language: Language;
  mode: ResultMode;
  onlyFollowing: boolean;
  period: BoardPeriod;
  rankBy: RankBy;
  week?: IsoWeek | null | undefined;
};
export type LeaderboardPageQuery$data = {
  readonly leaderboard: {
    readonly " $fragmentSpreads": FragmentRefs<"BoardTable_board" | "BoardUpdates_board">;
  } | null | undefined;
  readonly viewer: {
    readonly competes: boolean | null | undefined;
    readonly groups: ReadonlyArray<{
      readonly archivedAt: IsoDateTime | null | undefined;
      readonly id: string;
      readonly myRole: GroupRole | null | undefined;
      readonly name: string;
      readonly settings: {
        readonly leaderboard: boolean;
      };
    }> | null | undefined;
    readonly role: UserRole;
    readonly " $fragmentSpreads": FragmentRefs<"BoardTable_viewer">;
  } | null | undefined;
};
export type LeaderboardPageQuery = {
  response: LeaderboardPageQuery$data;
  variables: LeaderboardPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mode"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onlyFollowing"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rankBy"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "competes",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Group",
  "kind": "LinkedField",
  "name": "groups",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "amount",
    "variableName": "amount"
  },
  {
    "kind": "Variable",
    "name": "groupId",
    "variableName": "groupId"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  },
  {
    "kind": "Variable",
    "name": "mode",
    "variableName": "mode"
  },
  {
    "kind": "Variable",
    "name": "onlyFollowing",
    "variableName": "onlyFollowing"
  },
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  },
  {
    "kind": "Variable",
    "name": "rankBy",
    "variableName": "rankBy"
  },
  {
    "kind": "Variable",
    "name": "week",
    "variableName": "week"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMine",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wpm",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accuracy",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "improvement",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LeaderboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v9/*:: as any*/),
            "to": "NULL"
          },
          (v11/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardTable_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Leaderboard",
        "kind": "LinkedField",
        "name": "leaderboard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardTable_board"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BoardUpdates_board"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LeaderboardPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "profileVisibility",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "profileVisibilityChoices",
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Leaderboard",
        "kind": "LinkedField",
        "name": "leaderboard",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LeaderboardEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LeaderboardEntry",
            "kind": "LinkedField",
            "name": "own",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v13/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e2e894494c20667c76f8fa231368acfc433ce9b2d92d1a1d1a2e96d6f203351d",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cb048159060c5a0482ca85a1b38e06c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
