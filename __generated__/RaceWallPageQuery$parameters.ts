/**
 * @generated SignedSource<<0da22d4a6b9aed7458cbf8a525957036>>
 * @relayHash 5f2a63f94ac1fcded50bb4374ee7b708
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d8d54063238654e3a87a1911ec2b6dd806f252db22dfa82ad20699a17c391ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d8d54063238654e3a87a1911ec2b6dd806f252db22dfa82ad20699a17c391ff",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
