/**
 * @generated SignedSource<<3b01cc40641f4f76c869c95eee28205c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Admins_query$data = {
  readonly admins: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
    readonly username: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "Admins_query";
};
export type Admins_query$key = {
  readonly " $data"?: Admins_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Admins_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Admins_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "admins",
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
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7c5ece0c926a0df6852462eb2208335b";

export default node;
