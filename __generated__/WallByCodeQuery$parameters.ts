/**
 * @generated SignedSource<<df683df3f5ed1926be4e635652d7aeec>>
 * @relayHash 30d6a6e1aa0dc4cda7a824ff9c358c41
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6150376cbb81edb0853a86f8865d61a7f302ff90a050926ddf1caea245a95385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallByCodeQuery } from './WallByCodeQuery.graphql';

const node: PreloadableConcreteRequest<WallByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6150376cbb81edb0853a86f8865d61a7f302ff90a050926ddf1caea245a95385",
    "metadata": {},
    "name": "WallByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
