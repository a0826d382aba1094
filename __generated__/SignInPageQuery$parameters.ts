/**
 * @generated SignedSource<<08edd5f9618d3f21a267bd190ff053c7>>
 * @relayHash d63a71584fa4c2248842b481c8b86b28
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d45a4d48a625700556d0da8cdc492ac09b6c007bd58b61e093bd486c6689d40f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d45a4d48a625700556d0da8cdc492ac09b6c007bd58b61e093bd486c6689d40f",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
