/**
 * @generated SignedSource<<cd7bb16ac3808612b1451f178d5b9b8b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupEnd_archiveGroupGroup$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "GroupEnd_archiveGroupGroup";
};
export type GroupEnd_archiveGroupGroup$key = {
  readonly " $data"?: GroupEnd_archiveGroupGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEnd_archiveGroupGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupEnd_archiveGroupGroup",
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
      "name": "archivedAt",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "35840fa75ceee326506a0bfe51cd7b5e";

export default node;
