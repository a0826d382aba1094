/**
 * @generated SignedSource<<2c0e4a7aff1f35cb97b5b954a00b561d>>
 * @relayHash 6f4ee93c8cff51253fabfe6120403d61
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969f45da7cb03597da703a529514022b1353c315f4ae63d39b4cedf643441f7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969f45da7cb03597da703a529514022b1353c315f4ae63d39b4cedf643441f7b",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
