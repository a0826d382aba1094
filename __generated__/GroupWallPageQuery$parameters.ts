/**
 * @generated SignedSource<<5c3bfba8128e2051109d88996335997f>>
 * @relayHash 29442bfc3980e0da94254209a4207018
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5945b5e2f4fd13c7de67a4bd2cd6af190b2a37ef65d4d4709b8869a2d8e57f17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWallPageQuery } from './GroupWallPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5945b5e2f4fd13c7de67a4bd2cd6af190b2a37ef65d4d4709b8869a2d8e57f17",
    "metadata": {},
    "name": "GroupWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
