/**
 * @generated SignedSource<<0bca6a9afc78641afaa551c1a9d1923d>>
 * @relayHash 4cf7fcac8acb415385b8fee1414fede7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93ef2e1f275e1c980b9c528e7b09d96d04f5074cd71350eab74e78a8a6f43dd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseCertificatePageQuery } from './CourseCertificatePageQuery.graphql';

const node: PreloadableConcreteRequest<CourseCertificatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93ef2e1f275e1c980b9c528e7b09d96d04f5074cd71350eab74e78a8a6f43dd4",
    "metadata": {},
    "name": "CourseCertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
