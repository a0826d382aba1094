/**
 * @generated SignedSource<<1dd86e5bf70c7c43b62a57ee2997fb3c>>
 * @relayHash 371e143dd83d613fa6c967b19818a9a8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cebd2864cc108961c8e35810921387b6acd85f67c7a102f7f1ebac444ebfb13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cebd2864cc108961c8e35810921387b6acd85f67c7a102f7f1ebac444ebfb13",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
