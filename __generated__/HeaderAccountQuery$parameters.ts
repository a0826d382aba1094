/**
 * @generated SignedSource<<e6fb7f954d6144e1e908757f95668818>>
 * @relayHash f8466feef5008920634ff849fd844ae9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b32bf21a52cbcf95a0b9cf0c4cee23bcd0255a724d5e13d061f46e12d2c3322d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b32bf21a52cbcf95a0b9cf0c4cee23bcd0255a724d5e13d061f46e12d2c3322d",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
