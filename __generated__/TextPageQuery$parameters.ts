/**
 * @generated SignedSource<<13417f246e4c7e11249ede2e22c99049>>
 * @relayHash 302a0a71dc30ca244e08cd2c7a43dda8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06ab1691ac4cd17a0b6724502f8cc423649a3855ef4faf07beef9e02976f55a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06ab1691ac4cd17a0b6724502f8cc423649a3855ef4faf07beef9e02976f55a0",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
