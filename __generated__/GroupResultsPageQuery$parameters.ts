/**
 * @generated SignedSource<<29b80a23fb75ca0f027904f80d0b4cf2>>
 * @relayHash 7546237ee3c9c8ac8d7a7f19e3553231
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 268b728e10299522d631eca05375cd5898b274f31e70ede868de95b5f3fc3deb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "268b728e10299522d631eca05375cd5898b274f31e70ede868de95b5f3fc3deb",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
