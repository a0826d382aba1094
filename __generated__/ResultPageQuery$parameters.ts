/**
 * @generated SignedSource<<a060c335cb7672c9f754b76cba650f3a>>
 * @relayHash 8131ca83555a2b8c08bd5aa75b936417
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46cfe40dcc30a2a68878ccc1cc6be897346a9bfab64b7654cb54a591145b6b71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46cfe40dcc30a2a68878ccc1cc6be897346a9bfab64b7654cb54a591145b6b71",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
