/**
 * @generated SignedSource<<6a88fa41f79e267a47c7e4cb5a3ef4f2>>
 * @relayHash 49a584f493754cd0353a0f415997aa9a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddf71e178e0a8088c12969f196a591d1ec87aeac8b530ec105e83ce450e75391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddf71e178e0a8088c12969f196a591d1ec87aeac8b530ec105e83ce450e75391",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
