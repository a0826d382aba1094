/**
 * @generated SignedSource<<a316ecba458f5ad5f276ac750ab36342>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInPage_notices$data = {
  readonly signInProviders: ReadonlyArray<{
    readonly endsSession: boolean;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SignInPage_notices";
};
export type SignInPage_notices$key = {
  readonly " $data"?: SignInPage_notices$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInPage_notices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInPage_notices",
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

(node as any).hash = "83ebc702e633b5ce231f9f545ff9775f";

export default node;
