/**
 * @generated SignedSource<<4d8cab6749c602f3a87dbbd075f4792d>>
 * @relayHash 4a54fa3c7d6695f7dad195ae91e16d26
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f7e0838892a4ec71ebcacadd39fb79144822471fff59e002a378a8a8a4ac4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3f7e0838892a4ec71ebcacadd39fb79144822471fff59e002a378a8a8a4ac4b",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
