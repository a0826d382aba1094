/**
 * @generated SignedSource<<42285577fb131c4a86b041730f4e691b>>
 * @relayHash c2ae50e42466d54239f6efaa30e3c66e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7757990ce1d987468c37940164d7c759a856f6d30f957d22ce51b228e81bdee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7757990ce1d987468c37940164d7c759a856f6d30f957d22ce51b228e81bdee",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
