/**
 * @generated SignedSource<<4c0f917774f04d4dc66ec777477da288>>
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
export type AdminAnnouncements_announcement$data = {
  readonly endsAt: IsoDateTime;
  readonly id: string;
  readonly startsAt: IsoDateTime;
  readonly text: string;
  readonly texts: ReadonlyArray<{
    readonly language: Language;
    readonly text: string;
  }>;
  readonly " $fragmentType": "AdminAnnouncements_announcement";
};
export type AdminAnnouncements_announcement$key = {
  readonly " $data"?: AdminAnnouncements_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminAnnouncements_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminAnnouncements_announcement",
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
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "7a23b2b6a53760afd11c2e601e578b62";

export default node;
