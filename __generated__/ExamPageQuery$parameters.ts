/**
 * @generated SignedSource<<fdf6471103bb8055e1ba7e8417b3f3a6>>
 * @relayHash ba0330f945e55f58ffd5e7b5d035b66c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e7f13161a8c2846192ef0592857b885727aba12632105637970b55e92dde09d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamPageQuery } from './ExamPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e7f13161a8c2846192ef0592857b885727aba12632105637970b55e92dde09d",
    "metadata": {},
    "name": "ExamPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
