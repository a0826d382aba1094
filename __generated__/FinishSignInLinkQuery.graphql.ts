/**
 * @generated SignedSource<<d71f6fb9e76a2378f62a32ecae93e6ae>>
 * @relayHash 5e963f0cda22fa73b3c3773899783f13
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32bc6600be65af0f458c322806cf4112efb523da5ed571bee6caa1c64a5b2b37

import type { ConcreteRequest } from 'relay-runtime';
export type FinishSignInLinkQuery$variables = {
  code: string;
};
export type FinishSignInLinkQuery$data = {
  readonly pendingLink: {
    readonly accountName: string;
    readonly provider: {
      readonly name: string;
    };
  } | null | undefined;
};
export type FinishSignInLinkQuery = {
  response: FinishSignInLinkQuery$data;
  variables: FinishSignInLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FinishSignInLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PendingLink",
        "kind": "LinkedField",
        "name": "pendingLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FinishSignInLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PendingLink",
        "kind": "LinkedField",
        "name": "pendingLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "32bc6600be65af0f458c322806cf4112efb523da5ed571bee6caa1c64a5b2b37",
    "metadata": {},
    "name": "FinishSignInLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6302e0b35ac7e0d578ed3d28b3a8a2c";

export default node;
