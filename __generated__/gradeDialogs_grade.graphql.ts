/**
 * @generated SignedSource<<3bfa3bfbe77e383fa56852f6e14ece90>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type gradeDialogs_grade$data = {
  readonly comment: string;
  readonly doneAt: IsoDateTime | null | undefined;
  readonly givenPercent: number | null | undefined;
  readonly id: string;
  readonly isExcused: boolean;
  readonly isLate: boolean;
  readonly proposedPercent: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "gradeDialogs_grade";
};
export type gradeDialogs_grade$key = {
  readonly " $data"?: gradeDialogs_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"gradeDialogs_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "gradeDialogs_grade",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proposedPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExcused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    }
  ],
  "type": "Grade",
  "abstractKey": null
};

(node as any).hash = "c771dec521aa5e8586c5458e1b441132";

export default node;
