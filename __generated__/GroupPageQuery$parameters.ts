/**
 * @generated SignedSource<<b107ea85cc3ae251b774dc63e04038da>>
 * @relayHash bc8e481c3820cc461618d18def8dbc78
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e26f26260a52d4d32f7bae33190cdb1b13d6dcb1fbb3ff424fcc3fcff6c1cc66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e26f26260a52d4d32f7bae33190cdb1b13d6dcb1fbb3ff424fcc3fcff6c1cc66",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
