/**
 * @generated SignedSource<<1788b680e0f7d4344c4f1c44486fdda8>>
 * @relayHash f9f02da3db5420ede9c2ee94dfa552fa
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d9d438bef9440d96906e133e6230a633028224b58f3dcef8fc473ac05560c81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d9d438bef9440d96906e133e6230a633028224b58f3dcef8fc473ac05560c81",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
