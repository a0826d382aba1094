/**
 * @generated SignedSource<<7a28bae6bb0dcc8fb7199b75d2e07c53>>
 * @relayHash 5bc0730657a1d28b556986e5bdf7d829
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9d750d675d7d92f4cc578147030533be6e554a32a0dc4c655966c27f9660ec1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9d750d675d7d92f4cc578147030533be6e554a32a0dc4c655966c27f9660ec1",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
