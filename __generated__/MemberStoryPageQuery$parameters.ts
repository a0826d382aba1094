/**
 * @generated SignedSource<<a18a7491194b899ea7bd0588a8cf7dab>>
 * @relayHash 272a5c9bc040026fa2f8716fb05f2064
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc8551108feda488f5361a9fc97cb91f437510217ae1d29c02a542209d06cb62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc8551108feda488f5361a9fc97cb91f437510217ae1d29c02a542209d06cb62",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
