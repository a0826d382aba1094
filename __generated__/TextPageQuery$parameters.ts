/**
 * @generated SignedSource<<e1e1c9ca5777e5fb9e837255748ccc43>>
 * @relayHash 2d87eaa06fff31ba3a51cdc8b3482c7f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4533dad7c560f3df3a566e21953caf2588fe2d45f962a93af3a2cd59d664fc46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4533dad7c560f3df3a566e21953caf2588fe2d45f962a93af3a2cd59d664fc46",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
