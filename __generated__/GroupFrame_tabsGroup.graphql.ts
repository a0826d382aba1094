/**
 * @generated SignedSource<<6cdfe01496605575625dba3982eed9a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupFrame_tabsGroup$data = {
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentType": "GroupFrame_tabsGroup";
};
export type GroupFrame_tabsGroup$key = {
  readonly " $data"?: GroupFrame_tabsGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_tabsGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupFrame_tabsGroup",
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
      "name": "myRole",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "3d6d3c7fb0ec6f1aff25164da0112655";

export default node;
