/**
 * @generated SignedSource<<688cb850cdd7377fabc70d83c481658f>>
 * @relayHash bf185e716219fad03cb8a92ad4c4c369
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e667c347d53b842525d3dd030e92204e355abb1df43e0e03d2cd224096f12db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e667c347d53b842525d3dd030e92204e355abb1df43e0e03d2cd224096f12db",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
