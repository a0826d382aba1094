import { loadErrorMessages } from "../../src/app/ui/errorMessages";

/** Pages of tests are past their first load. */
beforeAll(loadErrorMessages);
