/**
 * @generated SignedSource<<6cd4e8321e0708cd6ba5bf51f527147e>>
 * @relayHash 4f48e4499c63e4778ef22361edb47217
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4388f7409b4a431f7aa5a6eeef01fb2ad2bc68e3b2de4f0dec9a0b3bbb5db66d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpPageQuery } from './SignUpPageQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4388f7409b4a431f7aa5a6eeef01fb2ad2bc68e3b2de4f0dec9a0b3bbb5db66d",
    "metadata": {},
    "name": "SignUpPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
