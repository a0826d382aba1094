/**
 * @generated SignedSource<<8c502591c7c5501e458dec97256096de>>
 * @relayHash 3a7ac305c0ba1edabdda675d0d0d19e8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8293b65cf8553b145956ce6ed83268bf69b517f284975a00bdadef25bbe49717

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallByCodeQuery } from './WallByCodeQuery.graphql';

const node: PreloadableConcreteRequest<WallByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8293b65cf8553b145956ce6ed83268bf69b517f284975a00bdadef25bbe49717",
    "metadata": {},
    "name": "WallByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
