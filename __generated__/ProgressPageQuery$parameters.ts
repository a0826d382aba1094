/**
 * @generated SignedSource<<abda65d99527a79c53f91d9c0bb72429>>
 * @relayHash cad7b8ebf80849fc6559aac6b138f870
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc81773283952f624c63777f751c5db071fd08ae2429398f6271d628b95c7b3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc81773283952f624c63777f751c5db071fd08ae2429398f6271d628b95c7b3e",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
