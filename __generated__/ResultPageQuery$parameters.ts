/**
 * @generated SignedSource<<3b315b4154e5cbcb69307cea23fb649f>>
 * @relayHash 1c800f16d5aaf4b2dadf6a0db8defe02
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b751f964b9a5c72835c0ecaa0ae521b575c09fa21c1fa159b008bb544a6e462

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b751f964b9a5c72835c0ecaa0ae521b575c09fa21c1fa159b008bb544a6e462",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
