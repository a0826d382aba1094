/**
 * @generated SignedSource<<e78b5fc39ba3fa61c98ce3dc0148cc0d>>
 * @relayHash cf6daf59770bb6dd2c2c21f86219d612
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a0f73fe3fc14bfb320ea103bb0633a77ed768789d1067850014a9e6df7efbe7

import type { ConcreteRequest } from 'relay-runtime';
export type CourseSyncPassReadingMutation$variables = {
  exerciseId: string;
};
export type CourseSyncPassReadingMutation$data = {
  readonly passReading: {
    readonly __typename: string;
  } | null | undefined;
};
export type CourseSyncPassReadingMutation = {
  response: CourseSyncPassReadingMutation$data;
  variables: CourseSyncPassReadingMutation$variables;
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
    "name": "CourseSyncPassReadingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseSyncPassReadingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a0f73fe3fc14bfb320ea103bb0633a77ed768789d1067850014a9e6df7efbe7",
    "metadata": {},
    "name": "CourseSyncPassReadingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30dcd93acaec1b4b658f3df1391613d0";

export default node;
