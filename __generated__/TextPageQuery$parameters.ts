/**
 * @generated SignedSource<<297a26c4501e9a1f34961dc0ae102c2b>>
 * @relayHash 0746ec64de5342ad9b7b156099b23356
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bdec60cfa2f23d502f6e2888651ce758fd1ce1554cd852bb008758bd5db4a5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bdec60cfa2f23d502f6e2888651ce758fd1ce1554cd852bb008758bd5db4a5e",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
