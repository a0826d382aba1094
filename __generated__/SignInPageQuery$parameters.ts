/**
 * @generated SignedSource<<172e97c1c6883acdc7980928ab24af5f>>
 * @relayHash 3a2d59f311a4df8d9e61d879a66ef3be
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 189835f55e7bfb7950a53ab84c8981e7451cb0ef2c8a41bf2ae943d8c2d60209

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "189835f55e7bfb7950a53ab84c8981e7451cb0ef2c8a41bf2ae943d8c2d60209",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
