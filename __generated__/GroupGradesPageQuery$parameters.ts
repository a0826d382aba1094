/**
 * @generated SignedSource<<31dff6dbacc9c5719882ed03a13b6715>>
 * @relayHash df1628a7d5d3c579f8a991db4524e838
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0a23710ff1c53acbc4525975f23097588c2fe92cb9e913f5204e7ca31419b25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupGradesPageQuery } from './GroupGradesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupGradesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0a23710ff1c53acbc4525975f23097588c2fe92cb9e913f5204e7ca31419b25",
    "metadata": {},
    "name": "GroupGradesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
