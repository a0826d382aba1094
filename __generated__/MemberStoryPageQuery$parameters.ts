/**
 * @generated SignedSource<<3886f03f01ddc93e6b2ab3e5a92dcdd4>>
 * @relayHash 799948301fb541a2bfbfd867e607e582
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b120ac533823473645019a95ba273b49b4a665be15ade7aba33c5a12577275

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberStoryPageQuery } from './MemberStoryPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberStoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7b120ac533823473645019a95ba273b49b4a665be15ade7aba33c5a12577275",
    "metadata": {},
    "name": "MemberStoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
