/**
 * @generated SignedSource<<a351cfc68a50871bebb2dd6f8d4ef33f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ServerTab_health$data = {
  readonly serverHealth: {
    readonly backup: {
      readonly isRunning: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"ServerTab_backup">;
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
  readonly " $fragmentType": "ServerTab_health";
};
export type ServerTab_health$key = {
  readonly " $data"?: ServerTab_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerTab_health">;
};

import ServerTabHealthRefetchQuery_graphql from './ServerTabHealthRefetchQuery.graphql';

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
      "operation": ServerTabHealthRefetchQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ServerTab_health",
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
              "name": "ServerTab_backup"
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

(node as any).hash = "abdf7ba6c988a61a7c7643c05f1dadfc";

export default node;
