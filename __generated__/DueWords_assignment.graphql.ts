/**
 * @generated SignedSource<<f9d201e15c6fe394a441035fe8bd13be>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type DueWords_assignment$data = {
  readonly closedAt: IsoDateTime | null | undefined;
  readonly dueAt: IsoDateTime | null | undefined;
  readonly " $fragmentType": "DueWords_assignment";
};
export type DueWords_assignment$key = {
  readonly " $data"?: DueWords_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueWords_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DueWords_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "c935adabc91dbd0f7a4ae91a5207d1a9";

export default node;
