/**
 * @generated SignedSource<<044a683a67490429a3d9f3a2a6074def>>
 * @relayHash 9353a25afde8943c0e14c365a2154d9d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a4ecee3a0bcdb4eef516a967e88c143017d07ac49e6735dea8c72d158202ddc

import type { ConcreteRequest } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type benchNewsSubscription$variables = {
  page: string;
};
export type benchNewsSubscription$data = {
  readonly myGroupNews: {
    readonly id: string;
    readonly races: ReadonlyArray<{
      readonly code: RaceCode | null | undefined;
      readonly groupName: string | null | undefined;
      readonly isSeated: boolean | null | undefined;
      readonly mode: RaceMode | null | undefined;
    } | null | undefined> | null | undefined;
    readonly watchable: ReadonlyArray<string | null | undefined> | null | undefined;
    readonly watchedBy: ReadonlyArray<string | null | undefined> | null | undefined;
  } | null | undefined;
};
export type benchNewsSubscription = {
  response: benchNewsSubscription$data;
  variables: benchNewsSubscription$variables;
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
        "name": "watchable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "watchedBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GroupInvitation",
        "kind": "LinkedField",
        "name": "races",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groupName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSeated",
            "storageKey": null
          }
        ],
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
    "name": "benchNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "benchNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a4ecee3a0bcdb4eef516a967e88c143017d07ac49e6735dea8c72d158202ddc",
    "metadata": {},
    "name": "benchNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f190ad8cdae07b92e74cdb219acc926a";

export default node;
