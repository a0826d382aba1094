/**
 * @generated SignedSource<<bfbfe5b21fb387456abca02bd6f8ce7f>>
 * @relayHash 91d27cd58acd2b2281354af58a9e59fb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 964aee1e6573a7a86513a22cbeeb005bf93f551a2c2097942a189affd7084103

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "964aee1e6573a7a86513a22cbeeb005bf93f551a2c2097942a189affd7084103",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
