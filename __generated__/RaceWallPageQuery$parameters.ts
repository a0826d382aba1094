/**
 * @generated SignedSource<<0b6258e82494e83a4c66442f2aff931c>>
 * @relayHash ab56e4c4a9354734784758cf501bce86
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cedaec5a77c36d02f50e5a47243af5b9ddd1db898bb5e0263388a66ae7daecc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cedaec5a77c36d02f50e5a47243af5b9ddd1db898bb5e0263388a66ae7daecc5",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
