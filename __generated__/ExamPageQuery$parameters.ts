/**
 * @generated SignedSource<<6517e46b18a3b83f68388e5917b601bc>>
 * @relayHash 25987a7cd7efa3fbc92a21d67757a654
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9b66eeb4d8fa82e7c1d29f6a22852a3962f96dfb3d24f338d894680e8f2449a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9b66eeb4d8fa82e7c1d29f6a22852a3962f96dfb3d24f338d894680e8f2449a",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
