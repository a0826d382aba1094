/**
 * @generated SignedSource<<cb381f106b1899ad4057ccf3548cb5d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type TextActions_shareViewer$data = {
  readonly groups: ReadonlyArray<{
    readonly archivedAt: IsoDateTime | null | undefined;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "TextActions_shareViewer";
};
export type TextActions_shareViewer$key = {
  readonly " $data"?: TextActions_shareViewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextActions_shareViewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextActions_shareViewer",
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

(node as any).hash = "5f9bc4e5c64723a169a7ffed34eea12d";

export default node;
