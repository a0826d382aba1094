/**
 * @generated SignedSource<<a6e83cf9b1dc13a54f18237ea6c0e1e1>>
 * @relayHash 24fc475791bb2420741543c63435cbfc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbcf914d048e3c9fdd88f08816809f401d1e758f4823579251b0376833139294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbcf914d048e3c9fdd88f08816809f401d1e758f4823579251b0376833139294",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
