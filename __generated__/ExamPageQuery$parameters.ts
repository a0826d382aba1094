/**
 * @generated SignedSource<<f1e8cda15a63313a2607224658408e52>>
 * @relayHash fa735b17699f2873ca10edc39f7199ba
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde26111a4823e7698a62e728fb0389a85bc164729cf4a64c2c396ac05a5b852

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bde26111a4823e7698a62e728fb0389a85bc164729cf4a64c2c396ac05a5b852",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
