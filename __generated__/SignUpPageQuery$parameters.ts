/**
 * @generated SignedSource<<f3a4102aacea54c6d2126e8270949c9e>>
 * @relayHash 13d6a1dba35cb150ca38e6a2bfb623ae
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cac19ec1865bbb5cc20a332f2dc7c3ac8e151d117205e016cae79ae087c470f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cac19ec1865bbb5cc20a332f2dc7c3ac8e151d117205e016cae79ae087c470f7",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
