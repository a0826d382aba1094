/**
 * @generated SignedSource<<56bc4e2d47412f9510ebfaee6f4bdb19>>
 * @relayHash 06f1412650f0e896300542fee324a6e9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3483f78dc81719d6b18af830e30469c9ec320b6d4217af32fc583de7f17a6b5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupLivePageQuery } from './GroupLivePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupLivePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3483f78dc81719d6b18af830e30469c9ec320b6d4217af32fc583de7f17a6b5d",
    "metadata": {},
    "name": "GroupLivePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
