/**
 * @generated SignedSource<<6e14bdfe224df7095703e9638ca0ab6b>>
 * @relayHash 5688802d891729b81e708f3d887ecac6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 394370d561f849f06768696c451cfbc31639cf0fe92b699b893a65fbc23dcab2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCardsPageQuery } from './MemberCardsPageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCardsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "394370d561f849f06768696c451cfbc31639cf0fe92b699b893a65fbc23dcab2",
    "metadata": {},
    "name": "MemberCardsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
