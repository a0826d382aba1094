/**
 * @generated SignedSource<<4cbb77499b2857a462173afb71cb163c>>
 * @relayHash e6d1450930ec4e001953d8dcd149009c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c62ce3ddee682f277878e584fcd74ca472d28e8c48a243aff99c44c1f833e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0c62ce3ddee682f277878e584fcd74ca472d28e8c48a243aff99c44c1f833e2",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
