/**
 * @generated SignedSource<<2883f42659810d6b8c5d2e8f28a4ebd1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInProviders_setup$data = {
  readonly callbackAddress: string;
  readonly groupClaim: string | null | undefined;
  readonly groups: ReadonlyArray<{
    readonly isCoach: boolean;
    readonly name: string | null | undefined;
    readonly value: string;
  }>;
  readonly issuer: string;
  readonly linkedAccounts: number;
  readonly makesAccounts: boolean;
  readonly provider: {
    readonly id: string;
    readonly name: string;
  };
  readonly rosterClaim: string | null | undefined;
  readonly rosterColumn: string | null | undefined;
  readonly " $fragmentType": "SignInProviders_setup";
};
export type SignInProviders_setup$key = {
  readonly " $data"?: SignInProviders_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInProviders_setup">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignInProviders_setup",
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
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callbackAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "makesAccounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedAccounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupClaim",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInProviderGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCoach",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rosterClaim",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rosterColumn",
      "storageKey": null
    }
  ],
  "type": "SignInProviderSetup",
  "abstractKey": null
};
})();

(node as any).hash = "f990f8adc3dd425a3887140156563272";

export default node;
