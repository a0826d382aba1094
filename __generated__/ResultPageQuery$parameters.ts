/**
 * @generated SignedSource<<3390a3b8ff3bdcb52c8051420478f66f>>
 * @relayHash 3688a47d9db1939848a1a6615495bd20
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44308ba610a7521477f65c4fe86de3c82cb4a543055aa377917121d65055b2ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44308ba610a7521477f65c4fe86de3c82cb4a543055aa377917121d65055b2ed",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
