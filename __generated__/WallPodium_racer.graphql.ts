/**
 * @generated SignedSource<<3d632e8ce73784af3b17fcbe2921a6f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallPodium_racer$data = {
  readonly team: number | null | undefined;
  readonly wallName: string;
  readonly " $fragmentType": "WallPodium_racer";
};
export type WallPodium_racer$key = {
  readonly " $data"?: WallPodium_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallPodium_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallPodium_racer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wallName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "a3c433fff4d119d47aaf67e6ed78246c";

export default node;
