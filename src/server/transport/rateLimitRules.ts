import { limits } from "../../contract/limits";

/**
 * How often something may be done by one key (an account, a device, or a network address), in how many seconds. Whole
 * schools sit behind one address,
 * so what counts by address is generous, and where it matters only failures count.
 */
export const rateLimitRules = {
  /** By account for devices that are not known, and by account and known device. */
  signIn: { points: limits.signInTriesPerMinute, duration: 60 },
  /** Failures by account and address, so that a list of passwords takes years. */
  signInFromAddress: { points: 30, duration: 900 },
  /** Failures by address, of devices that the accounts do not know. */
  signInFailures: { points: 1_000, duration: 600 },
  signUp: { points: 500, duration: 600 },
  createGuest: { points: 2_000, duration: 600 },
  /** By account. A school of 600 may open a race each within a minute. */
  createRace: { points: 20, duration: 60 },
  createRaceFromAddress: { points: 1_000, duration: 60 },
  /**
   * By session: the 1,000 runs that a browser keeps while it is offline, all at once, and a run of 15 s after the other
   * besides. By address: 600 people who save one every 15 s, two and a half times over.
   */
  saveResult: { points: 1_200, duration: 600 },
  saveResultFromAddress: { points: 60_000, duration: 600 },
  /** By session: more than two letters a second. By address: a search every six seconds of each of 600 people. */
  searchTexts: { points: 150, duration: 60 },
  searchTextsFromAddress: { points: 6_000, duration: 60 },
  createGroup: { points: 20, duration: 600 },
  createExam: { points: 20, duration: 600 },
  previewMembers: { points: 100, duration: 600 },
  makePassPhrases: { points: 100, duration: 600 },
  exportPerson: { points: 60, duration: 600 },
  /** By session: each address may be tried five times. */
  downloadExport: { points: 300, duration: 600 },
  /** Wrong codes by account, and by address for who has none. */
  guessByAccount: { points: 60, duration: 60 },
  guessByAddress: { points: 120, duration: 60 },
  /** Wrong codes of all behind one address. */
  guessCode: { points: 600, duration: 60 },
  readTextUpload: { points: 60, duration: 600 },
  reportPresence: { points: 120, duration: 60 },
  reportTyping: { points: 600, duration: 60 },
  uploadAvatar: { points: 20, duration: 600 },
} as const;

export type RateLimitName = keyof typeof rateLimitRules;

/** What is limited by session and by address. */
export type PairedLimitName = "createRace" | "saveResult" | "searchTexts";
