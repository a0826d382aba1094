/**
 * @generated SignedSource<<e2b6c9f391e9e61d803ccc9a7fadfc58>>
 * @relayHash 1c578a6ab2e4c9d6b0482d0cbe09791c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe996f9b9e931517b6eb502266b7ab255231ab12e4a307f1586ac527d0e8e7de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe996f9b9e931517b6eb502266b7ab255231ab12e4a307f1586ac527d0e8e7de",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
