/**
 * @generated SignedSource<<d032acd68f0743735f2358b808291139>>
 * @relayHash a36d3beb67274148bc999621bcedb5ff
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0260ae4421e58448ef18e91c8d305c9d785c00c7e22ed4235e03312ddd52d766

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0260ae4421e58448ef18e91c8d305c9d785c00c7e22ed4235e03312ddd52d766",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
