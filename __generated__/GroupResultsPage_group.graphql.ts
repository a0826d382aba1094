/**
 * @generated SignedSource<<a4ee7eb34274b776bf32a7209fb7d506>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupResultsPage_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedList_exams" | "FlaggedList_group" | "GroupResultsPage_reportGroup">;
  readonly " $fragmentType": "GroupResultsPage_group";
};
export type GroupResultsPage_group$key = {
  readonly " $data"?: GroupResultsPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupResultsPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupResultsPage_group",
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
      "args": [
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        }
      ],
      "kind": "FragmentSpread",
      "name": "GroupResultsPage_reportGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_exams"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "675c6dba080ac37b6a76359a41156be1";

export default node;
