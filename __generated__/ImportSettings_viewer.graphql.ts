/**
 * @generated SignedSource<<c4c0e21f160757aca34622ce591b1177>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportSource = "KEYBR" | "MONKEYTYPE" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ImportSettings_viewer$data = {
  readonly importedSources: ReadonlyArray<{
    readonly firstAt: IsoDateTime;
    readonly lastAt: IsoDateTime;
    readonly runs: number;
    readonly source: ImportSource;
  }> | null | undefined;
  readonly " $fragmentType": "ImportSettings_viewer";
};
export type ImportSettings_viewer$key = {
  readonly " $data"?: ImportSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedSource",
      "kind": "LinkedField",
      "name": "importedSources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "454977fc11c90bfcd3ab1d8058284d89";

export default node;
