/**
 * @generated SignedSource<<9f65f738967d47f7eaed8f7fa1e57d28>>
 * @relayHash d5b206a4928f206f63fc0bfa6f594707
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fae8d9e2150e8fc6c42f256418e0c9f4f53c079c982ee55d76091b81a276c97a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fae8d9e2150e8fc6c42f256418e0c9f4f53c079c982ee55d76091b81a276c97a",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
