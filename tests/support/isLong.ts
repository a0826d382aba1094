/** Whether this is `npm run test:long`: what is repeated to find rare faults is repeated many times. */
export const isLong = process.env["TYPELOOP_LONG"] === "1";
