/**
 * @generated SignedSource<<05190968f15a22b4aa8a149ae1ea6024>>
 * @relayHash 5ec392e2ccdabcda9c41fa01d6dfc064
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1245ab805129aeb76613a1300a5561095e95f8d56a348ffedaddc995a5b04ba6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1245ab805129aeb76613a1300a5561095e95f8d56a348ffedaddc995a5b04ba6",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
