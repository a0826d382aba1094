/**
 * @generated SignedSource<<b0a9641b050908ae240b7487c01ccac6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AbuseReports_decidedQuery$data = {
  readonly decidedAbuseReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AbuseReports_decidedReport">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AbuseReports_decidedQuery";
};
export type AbuseReports_decidedQuery$key = {
  readonly " $data"?: AbuseReports_decidedQuery$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbuseReports_decidedQuery">;
};

import DecidedReportsPaginationQuery_graphql from './DecidedReportsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "decidedAbuseReports"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": DecidedReportsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "AbuseReports_decidedQuery",
  "selections": [
    {
      "alias": "decidedAbuseReports",
      "args": null,
      "concreteType": "DecidedAbuseReportsConnection",
      "kind": "LinkedField",
      "name": "__DecidedReports_query_decidedAbuseReports_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DecidedAbuseReportsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AbuseReport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AbuseReports_decidedReport"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "45710f829fc12db91d9bce01608a79cc";

export default node;
