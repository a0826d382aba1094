/**
 * @generated SignedSource<<92091cc69aa0feb8cb93c971ac30973c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type WallLinks_group$data = {
  readonly id: string;
  readonly wallLinks: ReadonlyArray<{
    readonly createdAt: IsoDateTime;
    readonly id: string;
    readonly lastUsedAt: IsoDateTime | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "WallLinks_group";
};
export type WallLinks_group$key = {
  readonly " $data"?: WallLinks_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallLinks_group">;
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
  "name": "WallLinks_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WallLink",
      "kind": "LinkedField",
      "name": "wallLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "f7571550340e7b0443bd54fb1452bb41";

export default node;
