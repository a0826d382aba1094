/**
 * @generated SignedSource<<39bd7a8db063451fcbcc322beab398ef>>
 * @relayHash bcda435c5b4dd8d4a6528d154f904b51
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a33e362e62c020a00d1419808fddd6ff4ddde8919c8848e4dc566599284a6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a33e362e62c020a00d1419808fddd6ff4ddde8919c8848e4dc566599284a6f",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
