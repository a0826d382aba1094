/**
 * @generated SignedSource<<7ba7ab353f6d9df6d54bd8d7d0a5e06b>>
 * @relayHash 769d54261f813688709284f0d9f59de1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac38d546dd62af97dc35eb6126db8a5c9b61d651c391b6d376194b05f54377f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac38d546dd62af97dc35eb6126db8a5c9b61d651c391b6d376194b05f54377f4",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
