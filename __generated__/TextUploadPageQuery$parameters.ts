/**
 * @generated SignedSource<<4eaeef3e94dadeddf8dd5d74e03b2942>>
 * @relayHash 5b03a0f9d8bad0e1a28f320b7849df12
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 836dbbe14bca2825f8b76980ac3503f68df8157fa26d911eda9851d08f127477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextUploadPageQuery } from './TextUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<TextUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "836dbbe14bca2825f8b76980ac3503f68df8157fa26d911eda9851d08f127477",
    "metadata": {},
    "name": "TextUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
