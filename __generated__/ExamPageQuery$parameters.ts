/**
 * @generated SignedSource<<565df4bebbc5838f964004cbe0323c1d>>
 * @relayHash 3a6fffde0c21c60ef2500bcc5dbc81b7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e61c0335b6c4d88551a20d966d7b4056c14787037dc12f6e95b63bf31eb7e48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e61c0335b6c4d88551a20d966d7b4056c14787037dc12f6e95b63bf31eb7e48",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
