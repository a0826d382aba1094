/**
 * @generated SignedSource<<a7338d7ed8677d384c4ac5732478ab8c>>
 * @relayHash 879dadba20ff4af96fdae821313d4956
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2e894494c20667c76f8fa231368acfc433ce9b2d92d1a1d1a2e96d6f203351d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2e894494c20667c76f8fa231368acfc433ce9b2d92d1a1d1a2e96d6f203351d",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
