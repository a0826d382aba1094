/**
 * @generated SignedSource<<db9d354bf89860e17c3e21c26b2fc2c0>>
 * @relayHash 424c6371d38eeb22312649a15b97ee81
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6613a52cc50bebaca031ecbf791bb1ed2d9b1d634d69245d1a028c7f713bc402

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6613a52cc50bebaca031ecbf791bb1ed2d9b1d634d69245d1a028c7f713bc402",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
