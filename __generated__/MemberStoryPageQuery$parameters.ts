/**
 * @generated SignedSource<<8d3d2e1270bc2a8a28718f5b6155b601>>
 * @relayHash 0aed5b1407bda5d17baa9825ca54b8c2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4803801cb8e15130865143dcb464aae6632bd4e705b3b89c40d3028846407390

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4803801cb8e15130865143dcb464aae6632bd4e705b3b89c40d3028846407390",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
