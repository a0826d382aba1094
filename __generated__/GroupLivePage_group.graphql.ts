/**
 * @generated SignedSource<<ca63af9c3733e0e0ff567c20af03042d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupLivePage_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly seating: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveViewTiles_seating">;
  } | null | undefined;
  readonly " $fragmentType": "GroupLivePage_group";
};
export type GroupLivePage_group$key = {
  readonly " $data"?: GroupLivePage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLivePage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupLivePage_group",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seating",
      "kind": "LinkedField",
      "name": "seating",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LiveViewTiles_seating"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "02ca305bb52866895ab0ae240fadc720";

export default node;
