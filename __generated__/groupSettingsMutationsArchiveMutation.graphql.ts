/**
 * @generated SignedSource<<58d9b512f374f824ac4db83f5c558cce>>
 * @relayHash b929c50d1bba4532c480239972cc686d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e593be06924f8ddf6aa1bf5f8c255259a67751307af5c97bf403263d38859b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_LOCKED" | "ACCOUNT_NEEDED" | "ACCOUNT_NOT_LINKED" | "ADMIN_LINK_EXPIRED" | "ADMIN_LINK_UNKNOWN" | "ADMIN_LINK_USED" | "ALREADY_A_MEMBER" | "ALREADY_LINKED" | "ASSIGNMENT_NOT_FOUND" | "ATTEMPT_OVER" | "ATTEMPT_RUNNING" | "BACKUP_RUNNING" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "COACH_LINK_UNKNOWN" | "COMPETITION_OFF" | "DAILY_ATTEMPT_USED" | "DOCUMENT_UNKNOWN" | "DUE_BEFORE_OPENING" | "DUPLICATE_NAME" | "EDIT_CONFLICT" | "EMPTY_RUN" | "EXAM_NORM_CHANGED" | "EXAM_NORM_UNKNOWN" | "EXTENSION_TOO_EARLY" | "EXTERNAL_ACCOUNT_TAKEN" | "FILE_CUT_OFF" | "FILE_TOO_HARD" | "GROUP_ARCHIVED" | "GROUP_FULL" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "JOIN_CODE_UNKNOWN" | "KICKED" | "LAST_ADMIN" | "LAST_OWNER" | "LESSON_NOT_FOUND" | "LEVELS_NOT_RISING" | "LEVEL_ALLOWS_MORE_ERRORS" | "LOG_FULL" | "MALFORMED_LOG" | "MEMBERS_ALREADY_MADE" | "MIXED_SEPARATORS" | "NAME_MISMATCH" | "NETWORK" | "NORM_NOT_IN_GROUP" | "NOT_ALLOWED" | "NOT_AN_EXPORT" | "NOT_AN_IMAGE" | "NOT_A_COACH" | "NOT_A_MEMBER" | "NOT_A_RACER" | "NOT_A_ROSTER" | "NOT_A_TEXT_FILE" | "NOT_FOUND" | "NOT_IN_GROUP" | "NOT_MADE_HERE" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "NOT_THE_NEXT_ATTEMPT" | "NO_ATTEMPT_LEFT" | "NO_ATTEMPT_MADE" | "NO_ATTEMPT_RUNNING" | "NO_DUE_DATE" | "OFFLINE" | "ONLY_WAY_IN" | "OTHER_DEVICE" | "OTHER_HEAT" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PASSKEY_UNCONFIRMED" | "PASSWORD_TOO_COMMON" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PRIVATE_RACE_ONLY" | "QUERY_NOT_ALLOWED" | "RACE_EMPTY" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RACE_STOPPED" | "RATE_LIMITED" | "REQUIRED" | "ROSTER_CHANGED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "SIGN_IN_AWAY" | "SIGN_IN_CANCELLED" | "SIGN_IN_OVER" | "SIGN_IN_UNCONFIRMED" | "SWITCHED_OFF" | "TEXT_NOT_FOUND" | "TEXT_NOT_IN_GROUP" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_ANNOUNCEMENTS" | "TOO_MANY_ASSIGNMENTS" | "TOO_MANY_COACH_LINKS" | "TOO_MANY_EXAM_NORMS" | "TOO_MANY_GROUPS" | "TOO_MANY_GROUPS_TOGETHER" | "TOO_MANY_PASSKEYS" | "TOO_MANY_ROWS" | "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST" | "TOO_MANY_SENTENCES" | "TOO_MANY_TASKS" | "TOO_MANY_TEXTS" | "TOO_MANY_TEXTS_TOGETHER" | "TOO_MANY_WALL_LINKS" | "TOO_SHORT" | "TOURNAMENT_EXISTS" | "TOURNAMENT_NOT_RUNNING" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "USERNAME_UNKNOWN" | "WRONG_ASSIGNMENT_STATE" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_ENCODING" | "WRONG_PASSWORD" | "WRONG_STATE" | "%future added value";
export type groupSettingsMutationsArchiveMutation$variables = {
  groupId: string;
};
export type groupSettingsMutationsArchiveMutation$data = {
  readonly archiveGroup: {
    readonly __typename: string;
    readonly code?: ErrorCode | null | undefined;
    readonly group?: {
      readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_group" | "GroupSettingsPage_group">;
    } | null | undefined;
  } | null | undefined;
};
export type groupSettingsMutationsArchiveMutation = {
  response: groupSettingsMutationsArchiveMutation$data;
  variables: groupSettingsMutationsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "groupId",
    "variableName": "groupId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Literal",
    "name": "role",
    "value": "MEMBER"
  },
  {
    "kind": "Literal",
    "name": "search",
    "value": ""
  }
],
v11 = [
  (v4/*:: as any*/),
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
    "name": "strokesPerMinute",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxErrors",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "groupSettingsMutationsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "archiveGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GroupFrame_group"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GroupSettingsPage_group"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "GroupSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupSettingsMutationsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "archiveGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                        "name": "roleWords",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "leaderboard",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nicknames",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "layout",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "backspace",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "keyboardPicture",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "guestsInRaces",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "participation",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "myRole",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "joinCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isJoinOpen",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GroupCoach",
                    "kind": "LinkedField",
                    "name": "coaches",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v10/*:: as any*/),
                    "concreteType": "GroupMembersConnection",
                    "kind": "LinkedField",
                    "name": "members",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GroupMembersEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GroupMember",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              (v9/*:: as any*/),
                              (v8/*:: as any*/),
                              (v2/*:: as any*/)
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
                      }
                    ],
                    "storageKey": "members(first:50,role:\"MEMBER\",search:\"\")"
                  },
                  {
                    "alias": null,
                    "args": (v10/*:: as any*/),
                    "filters": [
                      "role",
                      "search"
                    ],
                    "handle": "connection",
                    "key": "AddCoach_group_members",
                    "kind": "LinkedHandle",
                    "name": "members"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CoachLink",
                    "kind": "LinkedField",
                    "name": "coachLinks",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "usesLeft",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expiresAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OwnExamNorm",
                    "kind": "LinkedField",
                    "name": "ownExamNorms",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ExamNorm",
                        "kind": "LinkedField",
                        "name": "norm",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "minutes",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "attempts",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isNet",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ExamErrorLimit",
                            "kind": "LinkedField",
                            "name": "errorLimit",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "most",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "of",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isStrict",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ExamLevel",
                            "kind": "LinkedField",
                            "name": "levels",
                            "plural": true,
                            "selections": (v11/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ExamLevel",
                            "kind": "LinkedField",
                            "name": "dyslexiaLevels",
                            "plural": true,
                            "selections": (v11/*:: as any*/),
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unmarked",
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
                    "kind": "ScalarField",
                    "name": "madeAccountCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "GroupSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "88e593be06924f8ddf6aa1bf5f8c255259a67751307af5c97bf403263d38859b",
    "metadata": {},
    "name": "groupSettingsMutationsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9b00193d45bd22f8c9b133f0734288f";

export default node;
