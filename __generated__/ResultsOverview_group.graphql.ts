/**
 * @generated SignedSource<<75acc8707c9da761f6549a7ea9e8a08b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultsOverview_group$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedExams_group" | "FlaggedList_group" | "useReport_group">;
  readonly " $fragmentType": "ResultsOverview_group";
};
export type ResultsOverview_group$key = {
  readonly " $data"?: ResultsOverview_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultsOverview_group">;
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
  "name": "ResultsOverview_group",
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
      "name": "useReport_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedList_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlaggedExams_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "8a72bed70dbde6f82ee455a614659a88";

export default node;
