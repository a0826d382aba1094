/**
 * @generated SignedSource<<98e713cbe5ed1bf8b28c36b2083d478e>>
 * @relayHash a98e900beecf7f1acb691975c07ed494
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb6ac182f3653467d239750f1be22e11e82c13124b38e0874eb4f7bbdaa94e7e

import type { ConcreteRequest } from 'relay-runtime';
export type reportPresenceMutation$variables = {
  isAway: boolean;
  page: string;
};
export type reportPresenceMutation$data = {
  readonly reportPresence: {
    readonly __typename: string;
  } | null | undefined;
};
export type reportPresenceMutation = {
  response: reportPresenceMutation$data;
  variables: reportPresenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAway"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isAway",
        "variableName": "isAway"
      },
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportPresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "reportPresenceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "reportPresenceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cb6ac182f3653467d239750f1be22e11e82c13124b38e0874eb4f7bbdaa94e7e",
    "metadata": {},
    "name": "reportPresenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9a0242ea84e279f6749fc2a205efda6";

export default node;
