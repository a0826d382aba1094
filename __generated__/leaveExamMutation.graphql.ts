/**
 * @generated SignedSource<<be1a7bf44301474e7a266801e667e0ff>>
 * @relayHash c48e0b07be7d6bfadfcbee940c93959a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aab924e6aede15c4fa8a028ffa20321ff613fabfbb533cf3e7df771077e0ead

import type { ConcreteRequest } from 'relay-runtime';
export type leaveExamMutation$variables = {
  device: string;
  examId: string;
};
export type leaveExamMutation$data = {
  readonly leaveExam: {
    readonly __typename: string;
  } | null | undefined;
};
export type leaveExamMutation = {
  response: leaveExamMutation$data;
  variables: leaveExamMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "device"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "examId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "device",
        "variableName": "device"
      },
      {
        "kind": "Variable",
        "name": "examId",
        "variableName": "examId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "leaveExam",
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
    "name": "leaveExamMutation",
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
    "name": "leaveExamMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6aab924e6aede15c4fa8a028ffa20321ff613fabfbb533cf3e7df771077e0ead",
    "metadata": {},
    "name": "leaveExamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff4f55fbb7fda296c2a2ad0041e6b493";

export default node;
