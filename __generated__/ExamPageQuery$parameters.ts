/**
 * @generated SignedSource<<c73c5da235e69ac7bd6e4e68eb7bd823>>
 * @relayHash 93b50a2d80ec6e679b4d8cc988c96ee9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0750676efdab9b93f33ab7c798d3679a90421213cf2dd70a0b1a0a6f1dc3b6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0750676efdab9b93f33ab7c798d3679a90421213cf2dd70a0b1a0a6f1dc3b6d",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
