/**
 * @generated SignedSource<<0ecfb91dcfa4495f51743ceec7a09039>>
 * @relayHash 717f09beb1109df53ead82ba349a66db
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b89dfeffb2278b4b8690739d3caca5b496d748958e16512d27930f1a5a09b5a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b89dfeffb2278b4b8690739d3caca5b496d748958e16512d27930f1a5a09b5a7",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
