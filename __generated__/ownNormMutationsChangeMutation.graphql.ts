/**
 * @generated SignedSource<<e976b564bb0698c9dab910edff73af9e>>
 * @relayHash f779cb63952517d47498a3d66f677ca0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 978203b5e945a518a2abd7640a53ba39ca68d59c66a95b18779154ab7b7b21fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ACCOUNT_LOCKED" | "ACCOUNT_NEEDED" | "ACCOUNT_NOT_LINKED" | "ADMIN_LINK_EXPIRED" | "ADMIN_LINK_UNKNOWN" | "ADMIN_LINK_USED" | "ALREADY_A_MEMBER" | "ALREADY_LINKED" | "ASSIGNMENT_NOT_FOUND" | "ATTEMPT_OVER" | "ATTEMPT_RUNNING" | "BACKUP_RUNNING" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "COACH_LINK_UNKNOWN" | "COMPETITION_OFF" | "DAILY_ATTEMPT_USED" | "DOCUMENT_UNKNOWN" | "DUE_BEFORE_OPENING" | "DUPLICATE_NAME" | "EDIT_CONFLICT" | "EMPTY_RUN" | "EXAM_NORM_CHANGED" | "EXAM_NORM_UNKNOWN" | "EXTENSION_TOO_EARLY" | "EXTERNAL_ACCOUNT_TAKEN" | "FILE_CUT_OFF" | "FILE_TOO_HARD" | "GROUP_ARCHIVED" | "GROUP_FULL" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "JOIN_CODE_UNKNOWN" | "KICKED" | "LAST_ADMIN" | "LAST_OWNER" | "LESSON_NOT_FOUND" | "LEVELS_NOT_RISING" | "LEVEL_ALLOWS_MORE_ERRORS" | "LOG_FULL" | "MALFORMED_LOG" | "MEMBERS_ALREADY_MADE" | "MIXED_SEPARATORS" | "NAME_MISMATCH" | "NETWORK" | "NORM_NOT_IN_GROUP" | "NOT_ALLOWED" | "NOT_AN_EXPORT" | "NOT_AN_IMAGE" | "NOT_A_COACH" | "NOT_A_MEMBER" | "NOT_A_RACER" | "NOT_A_ROSTER" | "NOT_A_TEXT_FILE" | "NOT_FOUND" | "NOT_IN_GROUP" | "NOT_MADE_HERE" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "NOT_THE_NEXT_ATTEMPT" | "NO_ATTEMPT_LEFT" | "NO_ATTEMPT_MADE" | "NO_ATTEMPT_RUNNING" | "NO_DUE_DATE" | "OFFLINE" | "ONLY_WAY_IN" | "OTHER_DEVICE" | "OTHER_HEAT" | "OUT_OF_RANGE" | "OWN_ACCOUNT" | "PASSKEY_UNCONFIRMED" | "PASSWORD_TOO_COMMON" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "PRIVATE_RACE_ONLY" | "QUERY_NOT_ALLOWED" | "RACE_EMPTY" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RACE_STOPPED" | "RATE_LIMITED" | "REQUIRED" | "ROSTER_CHANGED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "SIGN_IN_AWAY" | "SIGN_IN_CANCELLED" | "SIGN_IN_OVER" | "SIGN_IN_UNCONFIRMED" | "SWITCHED_OFF" | "TEXT_NOT_FOUND" | "TEXT_NOT_IN_GROUP" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_ANNOUNCEMENTS" | "TOO_MANY_ASSIGNMENTS" | "TOO_MANY_COACH_LINKS" | "TOO_MANY_EXAM_NORMS" | "TOO_MANY_GROUPS" | "TOO_MANY_GROUPS_TOGETHER" | "TOO_MANY_PASSKEYS" | "TOO_MANY_ROWS" | "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST" | "TOO_MANY_SENTENCES" | "TOO_MANY_TASKS" | "TOO_MANY_TEXTS" | "TOO_MANY_TEXTS_TOGETHER" | "TOO_MANY_WALL_LINKS" | "TOO_SHORT" | "TOURNAMENT_EXISTS" | "TOURNAMENT_NOT_RUNNING" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "USERNAME_UNKNOWN" | "WRONG_ASSIGNMENT_STATE" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_ENCODING" | "WRONG_PASSWORD" | "WRONG_STATE" | "%future added value";
export type ExamAid = "BY_EAR" | "EXTRA_TIME" | "%future added value";
export type ExamSpeedUnit = "STROKES" | "WORDS" | "%future added value";
export type ChangeOwnExamNormInput = {
  fields: OwnExamNormFieldsInput;
  id: string;
  version: number;
};
export type OwnExamNormFieldsInput = {
  attempts: number;
  isNet: boolean;
  isStrict?: boolean | null | undefined;
  levels: ReadonlyArray<OwnExamLevelInput>;
  maxErrorPercent: number;
  minutes: number;
  title: string;
  unit: ExamSpeedUnit;
  unmarked?: ReadonlyArray<ExamAid> | null | undefined;
};
export type OwnExamLevelInput = {
  dyslexiaSpeed?: number | null | undefined;
  maxErrors?: number | null | undefined;
  name?: string | null | undefined;
  speed: number;
};
export type ownNormMutationsChangeMutation$variables = {
  input: ChangeOwnExamNormInput;
};
export type ownNormMutationsChangeMutation$data = {
  readonly changeOwnExamNorm: {
    readonly __typename: string;
    readonly code?: ErrorCode | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly path: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly ownExamNorm?: {
      readonly " $fragmentSpreads": FragmentRefs<"OwnNorms_norm">;
    } | null | undefined;
  } | null | undefined;
};
export type ownNormMutationsChangeMutation = {
  response: ownNormMutationsChangeMutation$data;
  variables: ownNormMutationsChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v5 = {
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
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
    "name": "ownNormMutationsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeOwnExamNorm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OwnExamNorm",
                "kind": "LinkedField",
                "name": "ownExamNorm",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OwnNorms_norm"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "OwnExamNormSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "ownNormMutationsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeOwnExamNorm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OwnExamNorm",
                "kind": "LinkedField",
                "name": "ownExamNorm",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      },
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
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ExamLevel",
                        "kind": "LinkedField",
                        "name": "dyslexiaLevels",
                        "plural": true,
                        "selections": (v7/*:: as any*/),
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
              }
            ],
            "type": "OwnExamNormSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "978203b5e945a518a2abd7640a53ba39ca68d59c66a95b18779154ab7b7b21fe",
    "metadata": {},
    "name": "ownNormMutationsChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81f273cce9dba8c859e72f47b9fa043d";

export default node;
