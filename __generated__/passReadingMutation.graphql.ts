/**
 * @generated SignedSource<<23bf86af442d30d2115e84f4ec6d728c>>
 * @relayHash 2462fb70b41c3c5389b31a6df5bf93e2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f2fba7967ce72d2c8aa7e75500fab31ae3f7c7598ba15db84ad3e5afaa3298

import type { ConcreteRequest } from 'relay-runtime';
export type passReadingMutation$variables = {
  exerciseId: string;
};
export type passReadingMutation$data = {
  readonly passReading: {
    readonly __typename: string;
  } | null | undefined;
};
export type passReadingMutation = {
  response: passReadingMutation$data;
  variables: passReadingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "exerciseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "exerciseId",
        "variableName": "exerciseId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "passReading",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "passReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "passReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36f2fba7967ce72d2c8aa7e75500fab31ae3f7c7598ba15db84ad3e5afaa3298",
    "metadata": {},
    "name": "passReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76e16474db3615006807d160ef0304f1";

export default node;
