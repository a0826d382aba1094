/**
 * @generated SignedSource<<109b9de7e98c79f28109ae5a23dc752e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_joinCode$data = {
  readonly id: string;
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "GroupPage_joinCode";
};
export type GroupPage_joinCode$key = {
  readonly " $data"?: GroupPage_joinCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_joinCode">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupPage_joinCode",
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
      "name": "joinCode",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "c63289d29125cfcb88768634c4e0c52f";

export default node;
