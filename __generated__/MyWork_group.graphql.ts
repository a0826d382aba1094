/**
 * @generated SignedSource<<41ee43a5636176d3028dcf64315f13fd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyWork_group$data = {
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_group">;
  readonly " $fragmentType": "MyWork_group";
};
export type MyWork_group$key = {
  readonly " $data"?: MyWork_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyWork_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyWork_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myRole",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkList_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "436a76d70cbf1209a5a46f62f894cac8";

export default node;
