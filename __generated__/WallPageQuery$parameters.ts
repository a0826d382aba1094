/**
 * @generated SignedSource<<10b7ed50a204edc02fffab53a2c44b7c>>
 * @relayHash 8de4eac511a7dca850ff9b59365151d9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819ab68c783a789aac8ee1b63ee8bc5e1b5016abd24a6ed9d427858634f61f95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "819ab68c783a789aac8ee1b63ee8bc5e1b5016abd24a6ed9d427858634f61f95",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
