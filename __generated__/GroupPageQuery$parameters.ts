/**
 * @generated SignedSource<<b9657d6f05a648d60cec296c51d49107>>
 * @relayHash e53e395e48dad85df28c828202eb3d0f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 744d819076ff369c29bdb6b843fef0e9cd6ab24b5001ddb30a8e9b6789d3ded8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "744d819076ff369c29bdb6b843fef0e9cd6ab24b5001ddb30a8e9b6789d3ded8",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
