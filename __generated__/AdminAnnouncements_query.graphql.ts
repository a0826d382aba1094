/**
 * @generated SignedSource<<402990413c9163e2bee3f201942752cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminAnnouncements_query$data = {
  readonly allAnnouncements: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AdminAnnouncements_announcement">;
  }> | null | undefined;
  readonly " $fragmentType": "AdminAnnouncements_query";
};
export type AdminAnnouncements_query$key = {
  readonly " $data"?: AdminAnnouncements_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAnnouncements_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminAnnouncements_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Announcement",
      "kind": "LinkedField",
      "name": "allAnnouncements",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdminAnnouncements_announcement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "33d783c40c5943b7fb3e7eb25bd5fab9";

export default node;
