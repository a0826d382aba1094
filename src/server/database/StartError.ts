/**
 * Why the server, or a tool beside it, cannot begin. The message says it all, and what to do; where in the code does
 * not matter.
 */
export class StartError extends Error {}
