/**
 * @generated SignedSource<<e6db9f6eb237a0dad946bec5f2426cc0>>
 * @relayHash 4f4859a3ca6a0936a335218db65c2e02
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc300280b2bd14cfcd4a35b9123706ba097df1392a7333d491e718c98f4d68c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallByCodeQuery } from './WallByCodeQuery.graphql';

const node: PreloadableConcreteRequest<WallByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fc300280b2bd14cfcd4a35b9123706ba097df1392a7333d491e718c98f4d68c",
    "metadata": {},
    "name": "WallByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
