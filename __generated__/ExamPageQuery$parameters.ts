/**
 * @generated SignedSource<<5f63a8c7ed66a60159ab40109abf5517>>
 * @relayHash 22e153a3f8b77788db36497b239ce4eb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 038a527804ad97865459f77c11f841763236e2e1fc203715cf16b7e9a8c39b06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "038a527804ad97865459f77c11f841763236e2e1fc203715cf16b7e9a8c39b06",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
