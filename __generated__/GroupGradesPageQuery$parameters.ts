/**
 * @generated SignedSource<<4c3edd6debc9f3ebc3994ad147a8c713>>
 * @relayHash 7f383834f6c8f519c3280ccd83d95f2c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 747b6dcc6f018f421ee7d00f5c9474ae999464a800206ee77a30c55af0118710

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupGradesPageQuery } from './GroupGradesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupGradesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "747b6dcc6f018f421ee7d00f5c9474ae999464a800206ee77a30c55af0118710",
    "metadata": {},
    "name": "GroupGradesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
