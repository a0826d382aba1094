/**
 * @generated SignedSource<<5fc4c1f0f56393c10c7d236fb23cbd7e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInProviders_query$data = {
  readonly signInProviderSetups: ReadonlyArray<{
    readonly provider: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SignInProviders_setup">;
  }> | null | undefined;
  readonly " $fragmentType": "SignInProviders_query";
};
export type SignInProviders_query$key = {
  readonly " $data"?: SignInProviders_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInProviders_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInProviders_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInProviderSetup",
      "kind": "LinkedField",
      "name": "signInProviderSetups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SignInProvider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignInProviders_setup"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1b6cb271a6ea63c0cae1ecbcb45261c2";

export default node;
