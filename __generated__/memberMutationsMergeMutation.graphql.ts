/**
 * @generated SignedSource<<a73f685f85a878b7ea081525258fae4c>>
 * @relayHash b4786ba77cefa9c076bc688b4f948272
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d4c89e04b82a8df33fc404bdb4eea5cc3f4bb03e2ddab283aaf25fc6e51466

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_LOCKED" | "ACCOUNT_NEEDED" | "ACCOUNT_NOT_LINKED" | "ADMIN_LINK_EXPIRED" | "ADMIN_LINK_UNKNOWN" | "ADMIN_LINK_USED" | "ALREADY_A_MEMBER" | "ALREADY_LINKED" | "ASSIGNMENT_NOT_FOUND" | "ATTEMPT_OVER" | "ATTEMPT_RUNNING" | "BACKUP_RUNNING" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "COACH_LINK_UNKNOWN" | "COMPETITION_OFF" | "DAILY_ATTEMPT_USED" | "DOCUMENT_UNKNOWN" | "DUE_BEFORE_OPENING" | "DUPLICATE_NAME" | "EDIT_CONFLICT" | "EMPTY_RUN" | "EXAM_NORM_CHANGED" | "EXAM_NORM_UNKNOWN" | "EXTENSION_TOO_EARLY" | "EXTERNAL_ACCOUNT_TAKEN" | "FILE_CUT_OFF" | "FILE_TOO_HARD" | "GROUP_ARCHIVED" | "GROUP_FULL" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "JOIN_CODE_UNKNOWN" | "KICKED" | "LAST_ADMIN" | "LAST_OWNER" | "LESSON_NOT_FOUND" | "LEVELS_NOT_RISING" | "LEVEL_ALLOWS_MORE_ERRORS" | "LOG_FULL" | "MALFORMED_LOG" | "MEMBERS_ALREADY_MADE" | "MIXED_SEPARATORS" | "NAME_MISMATCH" | "NETWORK" | "NORM_NOT_IN_GROUP" | "NOT_ALLOWED" | "NOT_AN_EXPORT" | "NOT_AN_IMAGE" | "NOT_A_COACH" | "NOT_A_MEMBER" | "NOT_A_RACER" | "NOT_A_ROSTER" | "NOT_A_TEXT_FILE" | "NOT_FOUND" | "NOT_IN_GROUP" | "NOT_MADE_HERE" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "NOT_THE_NEXT_ATTEMPT" | "NO_ATTEMPT_LEFT" | "NO_ATTEMPT_MADE" | "NO_ATTEMPT_RUNNING" | "NO_DUE_DATE" | "OFFLINE" | "ONLY_WAY_IN" | "OTHER_DEVICE" | "OTHER_HEAT" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PASSKEY_UNCONFIRMED" | "PASSWORD_TOO_COMMON" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PRIVATE_RACE_ONLY" | "QUERY_NOT_ALLOWED" | "RACE_EMPTY" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RACE_STOPPED" | "RATE_LIMITED" | "REQUIRED" | "ROSTER_CHANGED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "SIGN_IN_AWAY" | "SIGN_IN_CANCELLED" | "SIGN_IN_OVER" | "SIGN_IN_UNCONFIRMED" | "SWITCHED_OFF" | "TEXT_NOT_FOUND" | "TEXT_NOT_IN_GROUP" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_ANNOUNCEMENTS" | "TOO_MANY_ASSIGNMENTS" | "TOO_MANY_COACH_LINKS" | "TOO_MANY_EXAM_NORMS" | "TOO_MANY_GROUPS" | "TOO_MANY_GROUPS_TOGETHER" | "TOO_MANY_PASSKEYS" | "TOO_MANY_ROWS" | "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST" | "TOO_MANY_SENTENCES" | "TOO_MANY_TASKS" | "TOO_MANY_TEXTS" | "TOO_MANY_TEXTS_TOGETHER" | "TOO_MANY_WALL_LINKS" | "TOO_SHORT" | "TOURNAMENT_EXISTS" | "TOURNAMENT_NOT_RUNNING" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "USERNAME_UNKNOWN" | "WRONG_ASSIGNMENT_STATE" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_ENCODING" | "WRONG_PASSWORD" | "WRONG_STATE" | "%future added value";
export type memberMutationsMergeMutation$variables = {
  confirmation: string;
  connections: ReadonlyArray<string>;
  fromMemberId: string;
  intoMemberId: string;
};
export type memberMutationsMergeMutation$data = {
  readonly mergeMembers: {
    readonly __typename: string;
    readonly code?: ErrorCode | null | undefined;
    readonly group?: {
      readonly memberCount: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"RemovedMembers_group">;
    } | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly path: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly removedMemberIds?: ReadonlyArray<string | null | undefined> | null | undefined;
  } | null | undefined;
};
export type memberMutationsMergeMutation = {
  response: memberMutationsMergeMutation$data;
  variables: memberMutationsMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "confirmation"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fromMemberId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "intoMemberId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "confirmation",
    "variableName": "confirmation"
  },
  {
    "kind": "Variable",
    "name": "fromMemberId",
    "variableName": "fromMemberId"
  },
  {
    "kind": "Variable",
    "name": "intoMemberId",
    "variableName": "intoMemberId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedMemberIds",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v8/*:: as any*/)
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "memberMutationsMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "mergeMembers",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RemovedMembers_group"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MembersGone",
            "abstractKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "memberMutationsMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "mergeMembers",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "removedMemberIds",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archivedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v12/*:: as any*/),
                    "concreteType": "GroupRemovedMembersConnection",
                    "kind": "LinkedField",
                    "name": "removedMembers",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GroupRemovedMembersEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RemovedMember",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "displayName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "username",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "removedAt",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "removedByName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "mergedIntoName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "erasedAt",
                                "storageKey": null
                              },
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endCursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "kind": "ClientExtension",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__id",
                            "storageKey": null
                          }
                        ]
                      }
                    ],
                    "storageKey": "removedMembers(first:25)"
                  },
                  {
                    "alias": null,
                    "args": (v12/*:: as any*/),
                    "filters": null,
                    "handle": "connection",
                    "key": "RemovedMembers_group_removedMembers",
                    "kind": "LinkedHandle",
                    "name": "removedMembers"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "MembersGone",
            "abstractKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c2d4c89e04b82a8df33fc404bdb4eea5cc3f4bb03e2ddab283aaf25fc6e51466",
    "metadata": {},
    "name": "memberMutationsMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28e9a6734c03fb182e7db46b2db55cf4";

export default node;
