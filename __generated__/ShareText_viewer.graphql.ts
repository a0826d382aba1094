/**
 * @generated SignedSource<<51546438e2bbc1cfae40bc9802749f5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ShareText_viewer$data = {
  readonly groups: ReadonlyArray<{
    readonly archivedAt: IsoDateTime | null | undefined;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "ShareText_viewer";
};
export type ShareText_viewer$key = {
  readonly " $data"?: ShareText_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareText_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareText_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
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
          "name": "name",
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
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c4e60e3f32952e36e12cad7a201d4394";

export default node;
