/**
 * @generated SignedSource<<0a194ba552ceb5747f76caa5d65772ee>>
 * @relayHash 341fcdc18cb1ffbd67fd10500be020af
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55214bc7b0c0fb4d278b73426312d26f0a9e47fa7e7859c4905463507c902e66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55214bc7b0c0fb4d278b73426312d26f0a9e47fa7e7859c4905463507c902e66",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
