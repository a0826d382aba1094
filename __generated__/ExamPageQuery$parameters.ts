/**
 * @generated SignedSource<<d7dbaf712171b5c9f78473589793660b>>
 * @relayHash acd1dcf25ac60f0485057b1db387644c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 395fb2bc02c7d05bfdb10bd714291f710d394dad39a8ce1c3bc39a34fc72a774

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "395fb2bc02c7d05bfdb10bd714291f710d394dad39a8ce1c3bc39a34fc72a774",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
