/**
 * @generated SignedSource<<e5a7b3faf503679688147f305f36cb56>>
 * @relayHash f8cbfefcd522d85d46d9175ad831c3ed
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81aebda24b0ddb9f7c4dd5334bbbfc0e8ec05ab72a31b5194868bdcadb483657

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81aebda24b0ddb9f7c4dd5334bbbfc0e8ec05ab72a31b5194868bdcadb483657",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
