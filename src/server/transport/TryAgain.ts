import { RequestFailure } from "./RequestFailure";

/** A request that has not failed but is not done either: the same one may be sent again after `retryAfterSeconds`. */
export class TryAgain extends RequestFailure {
  readonly retryAfterSeconds = 1;

  constructor() {
    super(503, "TIMED_OUT");
  }
}
