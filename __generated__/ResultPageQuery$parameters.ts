/**
 * @generated SignedSource<<cad1331850ea00bde5656e9ea7ff212a>>
 * @relayHash fde492a593bc676977bf64c76c6627f6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0159a6e9f0427806bdab9d593d7a87788d859464c3376beb26925905e238a6e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0159a6e9f0427806bdab9d593d7a87788d859464c3376beb26925905e238a6e5",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
