/**
 * @generated SignedSource<<cc508012b71e9513e18e47aff7f675ed>>
 * @relayHash 552dc6cd8a6769554a11b022a3788d63
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f87de0e953d856394a2973f5f863cfdd13111dc367c1929721325137c9080c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f87de0e953d856394a2973f5f863cfdd13111dc367c1929721325137c9080c9",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
