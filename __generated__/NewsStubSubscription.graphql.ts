/**
 * @generated SignedSource<<5866321a2be2c49d135a1b8db7780f0c>>
 * @relayHash 90e04df023efa493b48dc334a3f65af1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f092159b49071c9e080b0da116ed10a4d34b3f3d49082e060f174b387df1207

import type { ConcreteRequest } from 'relay-runtime';
export type NewsStubSubscription$variables = {
  page: string;
};
export type NewsStubSubscription$data = {
  readonly myGroupNews: {
    readonly id: string;
    readonly watchedBy: ReadonlyArray<string | null | undefined> | null | undefined;
  } | null | undefined;
};
export type NewsStubSubscription = {
  response: NewsStubSubscription$data;
  variables: NewsStubSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": "GroupNews",
    "kind": "LinkedField",
    "name": "myGroupNews",
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
        "name": "watchedBy",
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
    "name": "NewsStubSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsStubSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f092159b49071c9e080b0da116ed10a4d34b3f3d49082e060f174b387df1207",
    "metadata": {},
    "name": "NewsStubSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fb14f8b1cb958cb634bcbddf027644a1";

export default node;
