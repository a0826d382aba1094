/**
 * @generated SignedSource<<3fffc70dd30d15ea50ef86fb894c1fe0>>
 * @relayHash d6bb60d64145d577a389a4fb983314a3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb073ed7d1381a0e8ab06329b5722a5caf759840a5ceb05f461e04a2bb4ab1b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb073ed7d1381a0e8ab06329b5722a5caf759840a5ceb05f461e04a2bb4ab1b8",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
