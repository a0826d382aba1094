/**
 * @generated SignedSource<<9af420e7560ab86d9835e32c2de1ea1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminFrame_query$data = {
  readonly viewer: {
    readonly id: string;
    readonly role: UserRole;
  } | null | undefined;
  readonly " $fragmentType": "AdminFrame_query";
};
export type AdminFrame_query$key = {
  readonly " $data"?: AdminFrame_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminFrame_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminFrame_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
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
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1ca701bf39ab2a9bc02c1d92ff4528a6";

export default node;
