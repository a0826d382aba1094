/**
 * @generated SignedSource<<30aaf9210bde54637354d18f1c348134>>
 * @relayHash bff808649e87d1f881da162b16149148
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7faa7cc4a3ecd9a00ba5769dacec14bece7778ef3c60c54db0c972d4f0945be8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7faa7cc4a3ecd9a00ba5769dacec14bece7778ef3c60c54db0c972d4f0945be8",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
