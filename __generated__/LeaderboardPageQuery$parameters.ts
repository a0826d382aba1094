/**
 * @generated SignedSource<<2284873130e1f99ef66b4471b8509948>>
 * @relayHash 88619d7b3f989ae335ecff8508af4248
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2fb7e6a36debebf840e23aaed3b96f3e8c6092109b82746cb0d196314a2a250

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardPageQuery } from './LeaderboardPageQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2fb7e6a36debebf840e23aaed3b96f3e8c6092109b82746cb0d196314a2a250",
    "metadata": {},
    "name": "LeaderboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
