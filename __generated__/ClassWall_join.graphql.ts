/**
 * @generated SignedSource<<603612ff89bb993cd1e01c8412c854b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassWall_join$data = {
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "ClassWall_join";
};
export type ClassWall_join$key = {
  readonly " $data"?: ClassWall_join$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_join">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassWall_join",
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

(node as any).hash = "454f8ad2fe534e89c7049f435dc26e20";

export default node;
