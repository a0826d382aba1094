/**
 * @generated SignedSource<<49dfe81a1b3d4b7e76f49dfb4262e18a>>
 * @relayHash b7a073a6555e8a9da55af2f55899df9f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d1922b9783d6fca233aab3459f48b0f547cad81b611a6081b64090b37fae1cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallByCodeQuery } from './WallByCodeQuery.graphql';

const node: PreloadableConcreteRequest<WallByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d1922b9783d6fca233aab3459f48b0f547cad81b611a6081b64090b37fae1cf",
    "metadata": {},
    "name": "WallByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
