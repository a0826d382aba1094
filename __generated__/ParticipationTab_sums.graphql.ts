/**
 * @generated SignedSource<<0d18d7871e49f455f402493f9ccc4c15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Feature = "BOARDS" | "PARTICIPATION" | "RACES" | "SIGN_UP" | "UPLOADS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ParticipationTab_sums$data = {
  readonly featureSwitches: ReadonlyArray<{
    readonly feature: Feature;
    readonly " $fragmentSpreads": FragmentRefs<"FeatureSwitches_switch">;
  }>;
  readonly participation: {
    readonly " $fragmentSpreads": FragmentRefs<"ParticipationSums_sums">;
  } | null | undefined;
  readonly " $fragmentType": "ParticipationTab_sums";
};
export type ParticipationTab_sums$key = {
  readonly " $data"?: ParticipationTab_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipationTab_sums">;
};

import ParticipationTabRefetchQuery_graphql from './ParticipationTabRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": ParticipationTabRefetchQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ParticipationTab_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Participation",
      "kind": "LinkedField",
      "name": "participation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParticipationSums_sums"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeatureSwitch",
      "kind": "LinkedField",
      "name": "featureSwitches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feature",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeatureSwitches_switch"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "be45b0b151ee76bb294a2b5975af61cc";

export default node;
