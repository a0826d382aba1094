/**
 * @generated SignedSource<<583a09f26a5054d33604bc3076d36f5f>>
 * @relayHash 79d0a4fd42b920a78a9afa6f92f54813
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae40cfb9df3e3183ce859e0d4965901fac519073a9c98fa1f5ed7c05bffc031d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae40cfb9df3e3183ce859e0d4965901fac519073a9c98fa1f5ed7c05bffc031d",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
