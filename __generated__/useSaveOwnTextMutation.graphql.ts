/**
 * @generated SignedSource<<9fa8ff8bc8300861dec4376796ab1a8b>>
 * @relayHash 8a47e2ec6ad7eba268373c0971e69df9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d99c15ed5eb331ed649555a8948894a34506b99afdf5874cceb3e025f80e3a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_A_MEMBER" | "BAD_CURSOR" | "BAD_REQUEST" | "BAD_UPLOAD" | "DOCUMENT_UNKNOWN" | "EMPTY_RUN" | "HASH_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "IMPOSSIBLE_TIMING" | "INTERNAL" | "INVALID_EMAIL" | "KICKED" | "LESSON_NOT_FOUND" | "MALFORMED_LOG" | "NETWORK" | "NOT_ALLOWED" | "NOT_AN_IMAGE" | "NOT_A_RACER" | "NOT_FOUND" | "NOT_SIGNED_IN" | "NOT_THE_HOST" | "OFFLINE" | "PAYLOAD_TOO_LARGE" | "PERSISTED_QUERY_NOT_FOUND" | "QUERY_NOT_ALLOWED" | "RACE_FULL" | "RACE_NOT_FOUND" | "RACE_NOT_OVER" | "RACE_NOT_RUNNING" | "RACE_OVER" | "RACE_STARTED" | "RATE_LIMITED" | "REQUIRED" | "SEQUENCE_GAP" | "SESSION_EXPIRED" | "TEXT_NOT_FOUND" | "TIMED_OUT" | "TOO_COMPLEX" | "TOO_FEW_RACERS" | "TOO_LONG" | "TOO_MANY_TEXTS" | "TOO_SHORT" | "UNFINISHED_RUN" | "UNSUITABLE_NAME" | "USERNAME_TAKEN" | "WRONG_CHARACTERS" | "WRONG_CREDENTIALS" | "WRONG_PASSWORD" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
export type SaveOwnTextInput = {
  body: string;
  id?: string | null | undefined;
  language: Language;
  title: string;
};
export type useSaveOwnTextMutation$variables = {
  input: SaveOwnTextInput;
};
export type useSaveOwnTextMutation$data = {
  readonly saveOwnText: {
    readonly __typename: string;
    readonly code?: ErrorCode | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly code: ErrorCode | null | undefined;
      readonly path: string | null | undefined;
    } | null | undefined> | null | undefined;
    readonly text?: {
      readonly " $fragmentSpreads": FragmentRefs<"TextRow_text">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveOwnTextMutation = {
  response: useSaveOwnTextMutation$data;
  variables: useSaveOwnTextMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveOwnTextMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveOwnText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Text",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TextRow_text"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveOwnTextSuccess",
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
    "name": "useSaveOwnTextMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveOwnText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Text",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
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
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bookmark",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveOwnTextSuccess",
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
    "id": "6d99c15ed5eb331ed649555a8948894a34506b99afdf5874cceb3e025f80e3a0",
    "metadata": {},
    "name": "useSaveOwnTextMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8d88e0977e1905aaf1f219775e977ad";

export default node;
