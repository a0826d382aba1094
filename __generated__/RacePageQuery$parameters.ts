/**
 * @generated SignedSource<<bfd05eaaf6930b14ccd050c177711532>>
 * @relayHash 7ce910b7002f7cfb7c8806216963f5f6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5317272a804dac3d24e618f45dea216d0095f69690e9a8657305d1cb189b2d5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5317272a804dac3d24e618f45dea216d0095f69690e9a8657305d1cb189b2d5a",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
