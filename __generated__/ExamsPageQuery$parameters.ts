/**
 * @generated SignedSource<<c09e9e163c37b3694ceb854ca10c8d00>>
 * @relayHash 9548d6d313c49515031d1a1fe55b8ba2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c90f3e9546ffd022ca3e7dab617f2900f18693ed63a500510065717674e10f41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c90f3e9546ffd022ca3e7dab617f2900f18693ed63a500510065717674e10f41",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
