/**
 * @generated SignedSource<<54fc8e7fff8a514dbfd2a4deea662b62>>
 * @relayHash 008c1278358f54e7f5c39fa62224db1b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233bca15444a624bd4ce9c51589c6f516dbdb2dbb702a73fcf673d576269adb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "233bca15444a624bd4ce9c51589c6f516dbdb2dbb702a73fcf673d576269adb7",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
