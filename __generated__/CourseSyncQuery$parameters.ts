/**
 * @generated SignedSource<<987f790d23bbb4bc21a2061285432169>>
 * @relayHash e76809fa1be0d4ed5f0f102cf07180fd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33cc02c191ea9588479cca7c2a2c6482280f5e415868fb76d3e1928e9a2e0451

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseSyncQuery } from './CourseSyncQuery.graphql';

const node: PreloadableConcreteRequest<CourseSyncQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33cc02c191ea9588479cca7c2a2c6482280f5e415868fb76d3e1928e9a2e0451",
    "metadata": {},
    "name": "CourseSyncQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
