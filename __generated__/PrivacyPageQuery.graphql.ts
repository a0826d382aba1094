/**
 * @generated SignedSource<<3c5078f0c678c2ef0510f93878d0a0c2>>
 * @relayHash 46cae7967ad2e36aa0c9176af6a7705c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bbd6f4c594c635ce239275ccdcb106ca95841e7a121b54f8064e6d813463e6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyPageQuery$variables = Record<PropertyKey, never>;
export type PrivacyPageQuery$data = {
  readonly hostPolicy: {
    readonly " $fragmentSpreads": FragmentRefs<"processing_policy">;
  };
};
export type PrivacyPageQuery = {
  response: PrivacyPageQuery$data;
  variables: PrivacyPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PrivacyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HostPolicy",
        "kind": "LinkedField",
        "name": "hostPolicy",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "processing_policy"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HostPolicy",
        "kind": "LinkedField",
        "name": "hostPolicy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resultDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keystrokeDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unusedAccountDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "removedDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sessionDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "auditYears",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signInProviders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reportsErrors",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "countsVisits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sumsParticipation",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8bbd6f4c594c635ce239275ccdcb106ca95841e7a121b54f8064e6d813463e6a",
    "metadata": {},
    "name": "PrivacyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b3969c9478b17721952d3e76b2564156";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
