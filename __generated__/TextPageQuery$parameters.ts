/**
 * @generated SignedSource<<bc16fe64a1475f47b4f9ac806161c6c0>>
 * @relayHash 787de6d8106f1b9bbf6fa1a1998563fe
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd5aef08a31d1e490285794e62dfb84ebbc76664d1853d4acc9040cf8605e24e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd5aef08a31d1e490285794e62dfb84ebbc76664d1853d4acc9040cf8605e24e",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
