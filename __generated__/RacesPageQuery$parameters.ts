/**
 * @generated SignedSource<<e5a770cbfabf18216583c1adcc30a9b7>>
 * @relayHash f928ab2a56fbe6910dd875ade4094e75
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b1aee0f5f6c5eb410ba1deeda3be313e2738ae28eec19f7eba91789d6fada1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b1aee0f5f6c5eb410ba1deeda3be313e2738ae28eec19f7eba91789d6fada1d",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
