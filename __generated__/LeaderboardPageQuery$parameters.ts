/**
 * @generated SignedSource<<0c1d4c14f3695c9a3705e60610c79503>>
 * @relayHash 5fe5c4e8bd2153bf26014befb1a46b36
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969a3c2e57251af13f7c3659cce1552198da1fd82ac0bb2a68841f74f54a4e7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969a3c2e57251af13f7c3659cce1552198da1fd82ac0bb2a68841f74f54a4e7a",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
