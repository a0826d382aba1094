/**
 * @generated SignedSource<<1dc86f297fcc6d785c81be9b9a5de77d>>
 * @relayHash 0a0b81def0a1fd935891eeb731e2812d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31f4da9d2b1d199c7b086ffe580c27b5ab1cb27a05ca638defe47b88ceebda13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31f4da9d2b1d199c7b086ffe580c27b5ab1cb27a05ca638defe47b88ceebda13",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
