import { startEarlyTyping } from "./startEarlyTyping";

// An entry of its own (vite.config.ts). A rendered page with something to type loads it before React
// (rendering/printPageData.ts); what it shares with
// the rest stands in a file that both import, so that the page goes on with the run that began here (earlyTyping.ts).
startEarlyTyping();
