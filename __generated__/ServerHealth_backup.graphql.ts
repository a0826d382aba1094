/**
 * @generated SignedSource<<8a1ed21177faf085b6492b83e766ea44>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ServerHealth_backup$data = {
  readonly failure: string | null | undefined;
  readonly isRunning: boolean;
  readonly kept: number;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly lastBytes: number | null | undefined;
  readonly lastFile: string | null | undefined;
  readonly " $fragmentType": "ServerHealth_backup";
};
export type ServerHealth_backup$key = {
  readonly " $data"?: ServerHealth_backup$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerHealth_backup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServerHealth_backup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "BackupState",
  "abstractKey": null
};

(node as any).hash = "4fd46a84ef09c241dbdc0d67ac15acd3";

export default node;
