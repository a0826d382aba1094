/**
 * @generated SignedSource<<ea97cb27292c14301b2fc20aaea151bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AdminAnnouncements_query$data = {
  readonly allAnnouncements: ReadonlyArray<{
    readonly endsAt: IsoDateTime;
    readonly id: string;
    readonly startsAt: IsoDateTime;
    readonly text: string;
    readonly texts: ReadonlyArray<{
      readonly language: Language;
      readonly text: string;
    }>;
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
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "language",
              "value": "EN"
            }
          ],
          "kind": "ScalarField",
          "name": "text",
          "storageKey": "text(language:\"EN\")"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnnouncementText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5587fc5ba9bed16d406043cb995c2bb4";

export default node;
