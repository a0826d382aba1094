/**
 * @generated SignedSource<<7a2dc0b07885be350ec6036905f2308f>>
 * @relayHash a4b0af1259eebd88f54d9f9840eb2ab3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49796ee229dca846989b45a5af3b43b48b10f7da5e32a114fdd650bc99250c4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49796ee229dca846989b45a5af3b43b48b10f7da5e32a114fdd650bc99250c4b",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
