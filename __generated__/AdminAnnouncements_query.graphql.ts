/**
 * @generated SignedSource<<97ea934bd6f475d5a3c1d2c9fec0f998>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AdminAnnouncements_query$data = {
  readonly allAnnouncements: ReadonlyArray<{
    readonly endsAt: IsoDateTime;
    readonly id: string;
    readonly startsAt: IsoDateTime;
    readonly text: string;
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

(node as any).hash = "bcd7d1536d422768f37bf14df18d015d";

export default node;
