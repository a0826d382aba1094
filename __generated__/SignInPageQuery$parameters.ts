/**
 * @generated SignedSource<<94bbc65eaf8565ea0913c40113105e8f>>
 * @relayHash 02a455bad8348960abb98395872b4a3a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd0aa28ed4a1dfcaf7c60a5ff7b9e8a92901a8aaf20059f32c50cb4096656603

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInPageQuery } from './SignInPageQuery.graphql';

const node: PreloadableConcreteRequest<SignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd0aa28ed4a1dfcaf7c60a5ff7b9e8a92901a8aaf20059f32c50cb4096656603",
    "metadata": {},
    "name": "SignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
