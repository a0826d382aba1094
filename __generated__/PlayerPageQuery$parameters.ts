/**
 * @generated SignedSource<<079c6e45e5a528d35d11cb9f774e95fb>>
 * @relayHash a532ac5a3eaf1195ef44747388b6cf1c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2789cc3bd743e03828b667082e564d013feaedc161b593ecc48789577f28e560

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2789cc3bd743e03828b667082e564d013feaedc161b593ecc48789577f28e560",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
