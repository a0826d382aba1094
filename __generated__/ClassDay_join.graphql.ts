/**
 * @generated SignedSource<<75ee6eef04d0982212351f99c21d9a40>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassDay_join$data = {
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "ClassDay_join";
};
export type ClassDay_join$key = {
  readonly " $data"?: ClassDay_join$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassDay_join">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassDay_join",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinCode",
      "storageKey": null
    }
  ],
  "type": "GroupWall",
  "abstractKey": null
};

(node as any).hash = "677609694ad81228ce2f3a8c6b21b219";

export default node;
