/**
 * @generated SignedSource<<7fde557f11fe1f1c452bc818b0fc5e1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ServerTab_backup$data = {
  readonly failure: string | null | undefined;
  readonly isRunning: boolean;
  readonly kept: number;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly lastBytes: number | null | undefined;
  readonly lastFile: string | null | undefined;
  readonly " $fragmentType": "ServerTab_backup";
};
export type ServerTab_backup$key = {
  readonly " $data"?: ServerTab_backup$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerTab_backup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServerTab_backup",
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

(node as any).hash = "dc97ae6f3fac1bbd4bb8629a4a3b5eb0";

export default node;
