/**
 * @generated SignedSource<<9585bb2853a4cfc30321d8edd872f583>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Joining_group$data = {
  readonly id: string;
  readonly isJoinOpen: boolean | null | undefined;
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "Joining_group";
};
export type Joining_group$key = {
  readonly " $data"?: Joining_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"Joining_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Joining_group",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isJoinOpen",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "581d33f587ed4933679eed4e7880f82e";

export default node;
