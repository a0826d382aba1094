/**
 * @generated SignedSource<<ba7f4d5840b0e862ed6098b02a6d42e8>>
 * @relayHash de4c49692563e9eff8bfe28378ff1b20
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad5042890dc8f08612331a162c1ec74b1f5a57ad17cc5a7c9fd9b8ffc6d8718f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad5042890dc8f08612331a162c1ec74b1f5a57ad17cc5a7c9fd9b8ffc6d8718f",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
