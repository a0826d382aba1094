/**
 * @generated SignedSource<<f1c47578050e3c73515960e48656b812>>
 * @relayHash 4d3227701aff85d3adf606fe361a3243
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8faa786142534fa5127f15b162e64aa51d615d79c458fb349a4a73f893b06448

import type { ConcreteRequest } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
export type GroupBoardSubscription$variables = {
  groupId: string;
};
export type GroupBoardSubscription$data = {
  readonly change: {
    readonly changedAt: IsoDateTime | null | undefined;
  } | null | undefined;
};
export type GroupBoardSubscription = {
  response: GroupBoardSubscription$data;
  variables: GroupBoardSubscription$variables;
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
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "groupId",
        "variableName": "groupId"
      }
    ],
    "concreteType": "BoardChange",
    "kind": "LinkedField",
    "name": "groupBoardChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
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
    "name": "GroupBoardSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupBoardSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8faa786142534fa5127f15b162e64aa51d615d79c458fb349a4a73f893b06448",
    "metadata": {},
    "name": "GroupBoardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a4ee16aa568c126485a4c47e81f3d962";

export default node;
