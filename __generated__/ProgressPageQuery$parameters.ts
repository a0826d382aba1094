/**
 * @generated SignedSource<<d2eebc7686b95f80d966305147cfbacc>>
 * @relayHash 1815065d074e80bc0c12fc12337690e1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa003ad17f7c5a51220dd190b3fd50679c7a28c226344aad6ca3a8d5220e4e28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa003ad17f7c5a51220dd190b3fd50679c7a28c226344aad6ca3a8d5220e4e28",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
