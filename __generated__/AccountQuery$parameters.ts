/**
 * @generated SignedSource<<441d0987fc131724328514ef22e64eb1>>
 * @relayHash 693d5dc21ed4c33800cef40d22b1d3dd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5a5accdfc098b1c29fece2a0fa7f9e524cada4293ce5f3750bed7c54ba3cc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c5a5accdfc098b1c29fece2a0fa7f9e524cada4293ce5f3750bed7c54ba3cc8",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
