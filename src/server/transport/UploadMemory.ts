/** What one request has taken of it. */
export type UploadShare = {
  /** False when there is not that much left; nothing is taken then. */
  take(bytes: number): boolean;
  /** Gives back all of it. */
  close(): void;
};

/**
 * The memory that files of all requests together may take while they are read and worked on: many uploads at once wait,
 * and the process goes on.
 */
export class UploadMemory {
  readonly #most: number;
  #taken = 0;

  /** @param most bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Opens the share of one request. */
  open(): UploadShare {
    let share = 0;
    return {
      take: (bytes) => {
        if (this.#taken + bytes > this.#most) return false;
        this.#taken += bytes;
        share += bytes;
        return true;
      },
      close: () => {
        this.#taken -= share;
        share = 0;
      },
    };
  }
}
