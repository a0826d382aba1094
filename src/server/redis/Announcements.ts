/**
 * Words from one process to all that serve the same people, itself included: what each keeps in memory of others' doing
 * is put right by them. Nothing is kept:
 * who was not there does not hear it, and reads instead.
 */
export type Announcements = {
  /** Whether what others say is heard. A loss of less than a second is none. */
  readonly isHeard: boolean;
  /** Says something on a channel. Never rejects: what cannot be said now is not said. */
  announce(channel: string, text: string): void;
  /**
   * Calls back with everything that is said on a channel from now on, by any process. The returned function stops it.
   */
  listen(channel: string, listener: (text: string) => void): () => void;
  /** Calls back when others are not heard any more. The returned function stops it. */
  onLost(listener: () => void): () => void;
  /**
   * Calls back whenever something may have been missed: a connection was lost and is there again. The returned function
   * stops it.
   */
  onMissed(listener: () => void): () => void;
};
