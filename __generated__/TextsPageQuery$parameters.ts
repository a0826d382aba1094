/**
 * @generated SignedSource<<2cd801f326a35cdc3e6fd92efbb2ddb4>>
 * @relayHash ff7f6b857c8044aceb8e9609342e1568
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e68a7ca7bc01f9a59dde17b37d25ccb913e2619adccd654f0fabcb319d098e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8e68a7ca7bc01f9a59dde17b37d25ccb913e2619adccd654f0fabcb319d098e",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
