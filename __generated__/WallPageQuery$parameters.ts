/**
 * @generated SignedSource<<d3a7f6459e09e3349d152d99106bcb26>>
 * @relayHash 6115edb4f67eb8897828d86b09d439d4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcd9277665d465073ce0515cd6b19004818d9f706799492c14894930cab92f2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcd9277665d465073ce0515cd6b19004818d9f706799492c14894930cab92f2f",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
