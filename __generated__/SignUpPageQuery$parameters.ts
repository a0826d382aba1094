/**
 * @generated SignedSource<<852658676e73154d4c81e83bb82a62ca>>
 * @relayHash 192d8092f752cda356cbf37292290421
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6d1990c9e2d53442cc46254fead14038c7416a077b293af1f58dd3b13c7b32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe6d1990c9e2d53442cc46254fead14038c7416a077b293af1f58dd3b13c7b32",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
