/**
 * @generated SignedSource<<cec6122558c0c2008699764c8a9ef580>>
 * @relayHash e3ab8db8a4da05b66f69c43bd810ef85
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c103f85e78d54c7d10c4b712f565d44fb27e3048f040cd94a50199e61588c2b

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type AnnouncementNoticesQuery$variables = {
  language: Language;
};
export type AnnouncementNoticesQuery$data = {
  readonly announcements: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
  }>;
};
export type AnnouncementNoticesQuery = {
  response: AnnouncementNoticesQuery$data;
  variables: AnnouncementNoticesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Announcement",
    "kind": "LinkedField",
    "name": "announcements",
    "plural": true,
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
        "args": [
          {
            "kind": "Variable",
            "name": "language",
            "variableName": "language"
          }
        ],
        "kind": "ScalarField",
        "name": "text",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AnnouncementNoticesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnnouncementNoticesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5c103f85e78d54c7d10c4b712f565d44fb27e3048f040cd94a50199e61588c2b",
    "metadata": {},
    "name": "AnnouncementNoticesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "34fc70c0b5bf31ab2e0f47a9cc6bdfa1";

export default node;
