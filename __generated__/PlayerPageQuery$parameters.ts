/**
 * @generated SignedSource<<0468379f4f828b136487ffd3e82e7d4d>>
 * @relayHash c9e5ab6f34077dee85d375ff4945f8f1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edcc01d78aa482d5049687f852b183b0a0b6e487b17b754f562b2eeefd988d22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edcc01d78aa482d5049687f852b183b0a0b6e487b17b754f562b2eeefd988d22",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
