/**
 * @generated SignedSource<<5836433fc37cd7ce8fe56ad188ef4f42>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ServerHealth_query$data = {
  readonly serverHealth: {
    readonly backup: {
      readonly isRunning: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"ServerHealth_backup">;
    };
    readonly connections: number;
    readonly database: {
      readonly bytes: number;
      readonly tables: ReadonlyArray<{
        readonly bytes: number;
        readonly name: string;
      }>;
    };
    readonly diskFree: number | null | undefined;
    readonly errors: number;
    readonly isRedisConnected: boolean | null | undefined;
    readonly openSessions: number;
    readonly racers: number;
    readonly startedAt: IsoDateTime;
    readonly version: string;
  } | null | undefined;
  readonly " $fragmentType": "ServerHealth_query";
};
export type ServerHealth_query$key = {
  readonly " $data"?: ServerHealth_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerHealth_query">;
};

import ServerHealthRefetchQuery_graphql from './ServerHealthRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bytes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": ServerHealthRefetchQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ServerHealth_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerHealth",
      "kind": "LinkedField",
      "name": "serverHealth",
      "plural": false,
      "selections": [
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
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DatabaseSize",
          "kind": "LinkedField",
          "name": "database",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TableSize",
              "kind": "LinkedField",
              "name": "tables",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diskFree",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openSessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "racers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "connections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRedisConnected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BackupState",
          "kind": "LinkedField",
          "name": "backup",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRunning",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ServerHealth_backup"
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

(node as any).hash = "a18c8252482be4d2a5affb6ed2f9f98f";

export default node;
