/**
 * @generated SignedSource<<0e19c545d2c9030bd7eb540e16a15ee3>>
 * @relayHash 9a9dc4c4ce764a043a182131d9a2dcb3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421a64a829daee6e050210243f8ff79b2f0a9818997ee06efa4501ebcb924b1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "421a64a829daee6e050210243f8ff79b2f0a9818997ee06efa4501ebcb924b1b",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
