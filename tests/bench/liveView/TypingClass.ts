const names = [
  "Aya",
  "Bram",
  "Charlotte",
  "Daan",
  "Emma",
  "Fatima",
  "Finn",
  "Gijs",
  "Hanna",
  "Ibrahim",
  "Iris",
  "Jan-Willem van den Berg",
  "Jasmijn",
  "Kees",
  "Lars",
  "Lotte",
  "Mees",
  "Mila",
  "Noah",
  "Noor",
];
const works = [
  "The home row",
  "The letters E and I",
  "The index finger reaches up",
  "A walk along the sea in autumn",
  null,
] as const;

/** Characters of each run. */
const LENGTH = 280;

type Typist = {
  readonly charactersPerMs: number;
  typed: number;
  elapsedMs: number;
  errors: number;
  presses: number;
  wpm: number;
  accuracy: number;
  state: string;
  since: number;
};

/**
 * A class of whom everybody types without a rest, as the server would tell it: figures once a second, the way along the
 * text with each picture.
 */
export class TypingClass {
  readonly #typists: Typist[];
  readonly #random: () => number;
  #now = Date.parse("2026-11-23T09:00:00Z");

  constructor(members: number, random: () => number) {
    this.#random = random;
    this.#typists = Array.from({ length: members }, () =>
      this.#begin({ charactersPerMs: ((15 + random() * 45) * 5) / 60_000 }),
    );
  }

  pass(ms: number): void {
    this.#now += ms;
    this.#typists.forEach((typist, at) => {
      const before = Math.floor(typist.elapsedMs / 1000);
      typist.typed += typist.charactersPerMs * ms;
      typist.presses += typist.charactersPerMs * ms;
      typist.elapsedMs += ms;
      if (this.#random() < 0.02) typist.errors += 1;
      if (typist.typed >= LENGTH) this.#typists[at] = this.#begin(typist);
      else if (Math.floor(typist.elapsedMs / 1000) > before) this.#measure(typist);
    });
  }

  picture() {
    return {
      id: "live:group",
      members: this.#typists.map((typist, at) => ({
        id: `live:group:${at}`,
        userId: `VXNlcjo${at}`,
        name: `${names[at % names.length]}${at >= names.length ? " V." : ""}`,
        state: typist.state,
        stateSince: new Date(typist.since).toISOString(),
        activity: at % 5 === 4 ? "PRACTICE" : at % 5 === 3 ? "TEXT" : "LESSON",
        title: works[at % works.length] ?? null,
        position: Math.floor(typist.typed),
        length: LENGTH,
        wpm: typist.wpm,
        accuracy: typist.accuracy,
        errors: typist.errors,
      })),
    };
  }

  #begin({ charactersPerMs }: Pick<Typist, "charactersPerMs">): Typist {
    return {
      charactersPerMs,
      typed: this.#random() * 20,
      elapsedMs: this.#random() * 1000,
      errors: 0,
      presses: 0,
      wpm: 0,
      accuracy: 100,
      state: "TYPING",
      since: this.#now,
    };
  }

  #measure(typist: Typist): void {
    typist.wpm = Math.round(typist.charactersPerMs * 12_000 * (0.9 + this.#random() * 0.2));
    typist.accuracy = Math.max(0, Math.floor(100 - (typist.errors * 100) / Math.max(1, typist.presses)));
    const state = this.#random() < 0.02 ? "STUCK" : "TYPING";
    if (state !== typist.state) typist.since = this.#now;
    typist.state = state;
  }
}
