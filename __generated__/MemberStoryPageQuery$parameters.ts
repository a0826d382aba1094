/**
 * @generated SignedSource<<fbd3e523b9149c3089cfdad0d5fbf2d5>>
 * @relayHash be150f9a8949a14d2cb7f1bc637b133f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54eaacda2615aa972a030f4ae2dcb4bee04c79c1bf636b07c1b2d279678cf56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54eaacda2615aa972a030f4ae2dcb4bee04c79c1bf636b07c1b2d279678cf56a",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
