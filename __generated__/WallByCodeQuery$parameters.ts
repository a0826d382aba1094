/**
 * @generated SignedSource<<9eec9c03ef5cbafb24df6ba938f519e0>>
 * @relayHash e308699225849c831f3be3aa1a41f028
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c766c45c880773d56b17c9d3909715a97523bbe52f95b68ac6104932165e145e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallByCodeQuery } from './WallByCodeQuery.graphql';

const node: PreloadableConcreteRequest<WallByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c766c45c880773d56b17c9d3909715a97523bbe52f95b68ac6104932165e145e",
    "metadata": {},
    "name": "WallByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
