/**
 * @generated SignedSource<<88497b3945e5256425ec79932e748a4f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkList_myWorkGroup$data = {
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_group">;
  readonly " $fragmentType": "WorkList_myWorkGroup";
};
export type WorkList_myWorkGroup$key = {
  readonly " $data"?: WorkList_myWorkGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_myWorkGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkList_myWorkGroup",
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

(node as any).hash = "b8be8c54a7245eea725e7d0b68d1e0d4";

export default node;
