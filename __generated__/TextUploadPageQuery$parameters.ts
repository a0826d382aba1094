/**
 * @generated SignedSource<<66d84addbccf338a430bd37ad866e66a>>
 * @relayHash 15d1098220a0e101222a5f48ef3fdc22
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fd098422b3dafc7090aff9e6c7ec6db2b6a15450690bf3a15963a46bd8aef6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextUploadPageQuery } from './TextUploadPageQuery.graphql';

const node: PreloadableConcreteRequest<TextUploadPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fd098422b3dafc7090aff9e6c7ec6db2b6a15450690bf3a15963a46bd8aef6",
    "metadata": {},
    "name": "TextUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
