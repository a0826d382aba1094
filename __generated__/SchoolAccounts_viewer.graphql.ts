/**
 * @generated SignedSource<<75101020f2a67b90bf6462097c540a00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type SchoolAccounts_viewer$data = {
  readonly externalAccounts: ReadonlyArray<{
    readonly id: string;
    readonly lastUsedAt: IsoDateTime;
    readonly linkedAt: IsoDateTime;
    readonly provider: {
      readonly id: string;
    } | null | undefined;
    readonly providerName: string;
  }> | null | undefined;
  readonly " $fragmentType": "SchoolAccounts_viewer";
};
export type SchoolAccounts_viewer$key = {
  readonly " $data"?: SchoolAccounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchoolAccounts_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SchoolAccounts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExternalAccount",
      "kind": "LinkedField",
      "name": "externalAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SignInProvider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "0e17adca5c080779fd6c2fc6d98b9edb";

export default node;
