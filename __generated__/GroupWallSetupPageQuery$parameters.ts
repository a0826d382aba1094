/**
 * @generated SignedSource<<c3141751535bf7ca0af466ab5f761628>>
 * @relayHash 02ae682e611c623d82c5d426c988ce04
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562509bdb72e0bf27d423c88a043dd79720d7ec4f8624cd5e5d6f2fb1e3b7b7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWallSetupPageQuery } from './GroupWallSetupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWallSetupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "562509bdb72e0bf27d423c88a043dd79720d7ec4f8624cd5e5d6f2fb1e3b7b7c",
    "metadata": {},
    "name": "GroupWallSetupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
