/**
 * @generated SignedSource<<a671b5d78e6d13d05dd877733e2dccb9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type BadgeGrid_viewer$data = {
  readonly badges: ReadonlyArray<{
    readonly badgeId: string;
    readonly earnedAt: IsoDateTime | null | undefined;
    readonly progress: number;
  }> | null | undefined;
  readonly " $fragmentType": "BadgeGrid_viewer";
};
export type BadgeGrid_viewer$key = {
  readonly " $data"?: BadgeGrid_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BadgeGrid_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BadgeGrid_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Badge",
      "kind": "LinkedField",
      "name": "badges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b0b41464daeedc389730235426c10920";

export default node;
