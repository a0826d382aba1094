/**
 * @generated SignedSource<<3c7fe1e15919529379a6a8424b6a7a8b>>
 * @relayHash 44de58a5101ef6ddafddfc1f2cb3a8ab
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ac8b6b8dff183cd9ef97551237deac9330e9fb0110e768ac5b1deb2b33f6e05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ac8b6b8dff183cd9ef97551237deac9330e9fb0110e768ac5b1deb2b33f6e05",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
