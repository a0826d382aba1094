/**
 * @generated SignedSource<<1a7201f20cafbac53a267ce97d4efac8>>
 * @relayHash aa62889b5970d44630591fa5c86ad826
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1558e68e93f3c681c5e7a5a4187df4c9b9945616bcac18582f20db131d6979c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1558e68e93f3c681c5e7a5a4187df4c9b9945616bcac18582f20db131d6979c1",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
