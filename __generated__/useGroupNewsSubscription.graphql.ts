/**
 * @generated SignedSource<<92a1c27901c346a4ab22061f8701e0c5>>
 * @relayHash 6031531c0072771b0eae4dc01ecf0279
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57e218b3b215ecd7a5abf380e0d782ddffd5a6725dc115502ef99b776208313a

import type { ConcreteRequest } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type RoleWords = "COACH_MEMBER" | "LECTURER_STUDENT" | "TEACHER_PUPIL" | "TRAINER_PARTICIPANT" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type useGroupNewsSubscription$variables = {
  page: string;
};
export type useGroupNewsSubscription$data = {
  readonly myGroupNews: {
    readonly keyboardHiddenBy: string | null | undefined;
    readonly layout: KeyboardLayout | null | undefined;
    readonly races: ReadonlyArray<{
      readonly code: RaceCode | null | undefined;
      readonly groupName: string | null | undefined;
      readonly isSeated: boolean | null | undefined;
    } | null | undefined> | null | undefined;
    readonly roleWords: RoleWords | null | undefined;
    readonly stamp: string | null | undefined;
    readonly watchable: ReadonlyArray<string | null | undefined> | null | undefined;
    readonly watchedBy: ReadonlyArray<string | null | undefined> | null | undefined;
  } | null | undefined;
};
export type useGroupNewsSubscription = {
  response: useGroupNewsSubscription$data;
  variables: useGroupNewsSubscription$variables;
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
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stamp",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watchable",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watchedBy",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleWords",
  "storageKey": null
},
v6 = {
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
      "name": "isSeated",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "layout",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyboardHiddenBy",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGroupNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GroupNews",
        "kind": "LinkedField",
        "name": "myGroupNews",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGroupNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GroupNews",
        "kind": "LinkedField",
        "name": "myGroupNews",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "57e218b3b215ecd7a5abf380e0d782ddffd5a6725dc115502ef99b776208313a",
    "metadata": {},
    "name": "useGroupNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e04f6e73f2b310c165c37b44c1e3ff7c";

export default node;
