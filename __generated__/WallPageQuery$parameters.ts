/**
 * @generated SignedSource<<2b20c02a33c61cddd48f2b30bcfc63a7>>
 * @relayHash 69a8719d73aaea8208c6da8ed6847fc3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9e9d09dcab8bf76b9aaabe1bf4d29eb8b295f12bd1bad40106f8f87c3bbbfbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9e9d09dcab8bf76b9aaabe1bf4d29eb8b295f12bd1bad40106f8f87c3bbbfbd",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
