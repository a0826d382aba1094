import { loadCatalog } from "../../src/app/platform/locale/i18n";
import { loadErrorMessages } from "../../src/app/ui/errorMessages";

/** Pages of tests are past their first load. */
beforeAll(() => Promise.all([loadErrorMessages("en-US"), loadErrorMessages("nl-NL"), loadCatalog("frame", "nl-NL")]));
