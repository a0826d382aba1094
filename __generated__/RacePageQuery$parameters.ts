/**
 * @generated SignedSource<<faa97fa95c13b6a6780a31329ff7ac05>>
 * @relayHash b9a71c23fa5bf91ebfb778baf6d358bd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49dd0edbfcc2b3cd23de13b3010cafdeb7c7349e7f8c5996463cdb0e95dab05e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49dd0edbfcc2b3cd23de13b3010cafdeb7c7349e7f8c5996463cdb0e95dab05e",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
