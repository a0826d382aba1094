import { startEarlyTyping } from "./startEarlyTyping";

startEarlyTyping();
