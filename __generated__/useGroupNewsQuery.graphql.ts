/**
 * @generated SignedSource<<7fdd75d26cfcb1ac97f4faf1bbe016a6>>
 * @relayHash 2523db20164af111db177276c3654f79
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09bd4317f1617e1e2f38cf08f17343482d259a64c061c5d6f5a22315f5b0c16b

import type { ConcreteRequest } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
export type useGroupNewsQuery$variables = {
  page: string;
};
export type useGroupNewsQuery$data = {
  readonly myGroupNews: {
    readonly keyboardHiddenBy: string | null | undefined;
    readonly layout: KeyboardLayout | null | undefined;
    readonly races: ReadonlyArray<{
      readonly code: RaceCode;
      readonly groupName: string;
      readonly isSeated: boolean;
    }>;
    readonly stamp: string;
    readonly watchable: ReadonlyArray<string>;
    readonly watchedBy: ReadonlyArray<string>;
  } | null | undefined;
};
export type useGroupNewsQuery = {
  response: useGroupNewsQuery$data;
  variables: useGroupNewsQuery$variables;
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "layout",
  "storageKey": null
},
v7 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useGroupNewsQuery",
    "selections": [
      {
        "alias": "myGroupNews",
        "args": (v1/*:: as any*/),
        "concreteType": "GroupNews",
        "kind": "LinkedField",
        "name": "groupNews",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "useGroupNewsQuery",
    "selections": [
      {
        "alias": "myGroupNews",
        "args": (v1/*:: as any*/),
        "concreteType": "GroupNews",
        "kind": "LinkedField",
        "name": "groupNews",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "09bd4317f1617e1e2f38cf08f17343482d259a64c061c5d6f5a22315f5b0c16b",
    "metadata": {},
    "name": "useGroupNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b67a62ef77d906750a98397817c1af5";

export default node;
