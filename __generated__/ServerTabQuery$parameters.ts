/**
 * @generated SignedSource<<bcb07dd1eedbd1814ec60200fb0eadb5>>
 * @relayHash c4ad50ccb25224b537d3bec2f287ea9e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fd894f952adecf70ba6b9fd4d14f0d06897a93c1ec7da693c1fc63d98f7fa6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServerTabQuery } from './ServerTabQuery.graphql';

const node: PreloadableConcreteRequest<ServerTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fd894f952adecf70ba6b9fd4d14f0d06897a93c1ec7da693c1fc63d98f7fa6c",
    "metadata": {},
    "name": "ServerTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
