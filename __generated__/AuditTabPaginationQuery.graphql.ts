/**
 * @generated SignedSource<<15ad64d7bdc4906aae58397ef6413176>>
 * @relayHash 483cbba61e2c678cd9bd63f7429a1bb2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65bd37f6d8cf5df26be2eef1d8d07c3bc567d696382632b14afdf8f337e78408

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "ADMIN_APPOINTED" | "ADMIN_CLAIMED" | "ADMIN_REMOVED" | "ANNOUNCEMENT_CHANGED" | "ANNOUNCEMENT_PUBLISHED" | "ANNOUNCEMENT_REMOVED" | "BACKUP_STARTED" | "COACH_LINK_CREATED" | "CONSENT_RECORDED" | "CONSENT_WITHDRAWN" | "DATA_EXPORTED" | "EXAM_ACCEPTED" | "EXAM_REJECTED" | "FEATURE_PAUSED" | "FEATURE_RESUMED" | "GROUP_ARCHIVED" | "GROUP_CHANGED" | "GROUP_DELETED" | "GROUP_RESTORED" | "GROUP_ROLE_CHANGED" | "NORM_ARCHIVED" | "NORM_CHANGED" | "NORM_CREATED" | "NORM_RESTORED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_RENEWED" | "REPORT_DISMISSED" | "REPORT_UPHELD" | "RESULT_ACCEPTED" | "RESULT_REJECTED" | "ROSTER_IMPORTED" | "SENTENCE_REMOVED" | "TEXT_ARCHIVED" | "TEXT_PUBLISHED" | "TEXT_RESTORED" | "TEXT_SENT_BACK" | "USER_BROUGHT_BACK" | "USER_ERASED" | "USER_LOCKED" | "USER_MERGED" | "USER_RENAMED" | "USER_SIGNED_OUT" | "USER_UNLOCKED" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
export type AuditFiltersInput = {
  action?: AuditAction | null | undefined;
  actorId?: string | null | undefined;
  from?: IsoDateTime | null | undefined;
  until?: IsoDateTime | null | undefined;
};
export type AuditTabPaginationQuery$variables = {
  after?: string | null | undefined;
  filters?: AuditFiltersInput | null | undefined;
  first?: number | null | undefined;
};
export type AuditTabPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditTab_query">;
};
export type AuditTabPaginationQuery = {
  response: AuditTabPaginationQuery$data;
  variables: AuditTabPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filters"
  },
  {
    "defaultValue": 25,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "filters"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditTabPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "AuditTab_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditTabPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditActor",
        "kind": "LinkedField",
        "name": "auditActors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
            "storageKey": null
          },
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuditLogConnection",
        "kind": "LinkedField",
        "name": "auditLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditLogEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actorName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "operation",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "targetName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "newName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "filters"
        ],
        "handle": "connection",
        "key": "AuditTab_query_auditLog",
        "kind": "LinkedHandle",
        "name": "auditLog"
      }
    ]
  },
  "params": {
    "id": "65bd37f6d8cf5df26be2eef1d8d07c3bc567d696382632b14afdf8f337e78408",
    "metadata": {},
    "name": "AuditTabPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c2004456a548ebc5e3a52c83b4b3381";

export default node;
