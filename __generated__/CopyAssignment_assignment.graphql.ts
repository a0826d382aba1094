/**
 * @generated SignedSource<<6aa0bfb32196166d4dbf7290e7c9a637>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type CopyAssignment_assignment$data = {
  readonly dueAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly opensAt: IsoDateTime;
  readonly title: string;
  readonly " $fragmentType": "CopyAssignment_assignment";
};
export type CopyAssignment_assignment$key = {
  readonly " $data"?: CopyAssignment_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyAssignment_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CopyAssignment_assignment",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "4b422b13deb214204274b7adf9ddf667";

export default node;
