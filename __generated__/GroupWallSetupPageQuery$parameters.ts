/**
 * @generated SignedSource<<b892c6f5daf2e0d0c5c794a24daafbd4>>
 * @relayHash 120d8a09f56dd4784ec31d520c1a6e8b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0f220a4a4494fa72f616c2068c08eb8d4800cd1d1144a1f050e7f6648ba9254

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWallSetupPageQuery } from './GroupWallSetupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWallSetupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0f220a4a4494fa72f616c2068c08eb8d4800cd1d1144a1f050e7f6648ba9254",
    "metadata": {},
    "name": "GroupWallSetupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
