/**
 * @generated SignedSource<<064b6c4ecef13664278fbfb78436d6f9>>
 * @relayHash 40fd897f48eb14982bf0f30b39fe03be
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66093b9b193cf69a8e39f3e467e9a6d5a05598ecb354f0ce0db9a7661706777c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66093b9b193cf69a8e39f3e467e9a6d5a05598ecb354f0ce0db9a7661706777c",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
