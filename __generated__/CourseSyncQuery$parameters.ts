/**
 * @generated SignedSource<<1b553f02fa94b02ccff8b4198eb31ab8>>
 * @relayHash 8165ec7efd4160c93357b28397ab3d34
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad9147e1a3c9df90efcaa81a1bced2190d5cbb2e99b0d09b1bb1bb53772533f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseSyncQuery } from './CourseSyncQuery.graphql';

const node: PreloadableConcreteRequest<CourseSyncQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ad9147e1a3c9df90efcaa81a1bced2190d5cbb2e99b0d09b1bb1bb53772533f",
    "metadata": {},
    "name": "CourseSyncQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
