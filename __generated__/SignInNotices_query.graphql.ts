/**
 * @generated SignedSource<<ac60a83555564fda05b9aeeb70fef0f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInNotices_query$data = {
  readonly signInProviders: ReadonlyArray<{
    readonly endsSession: boolean;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SignInNotices_query";
};
export type SignInNotices_query$key = {
  readonly " $data"?: SignInNotices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInNotices_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInNotices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInProvider",
      "kind": "LinkedField",
      "name": "signInProviders",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsSession",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0eb898827b747a2ec86a19e5c960a727";

export default node;
