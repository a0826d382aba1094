import { layOutLiveText, type LiveText, type LiveRules } from "../../engine/live/LiveRun";

/**
 * Texts that are being typed, laid out once for the whole class that types them, and gone with the last run over them.
 */
export class SharedTexts {
  readonly #texts = new Map<string, WeakRef<LiveText>>();
  readonly #gone = new FinalizationRegistry<string>((key) => {
    if (!this.#texts.get(key)?.deref()) this.#texts.delete(key);
  });

  layOut(rules: LiveRules, text: string): LiveText {
    const key = `${rules} ${text}`;
    const known = this.#texts.get(key)?.deref();
    if (known) return known;
    const made = layOutLiveText(rules, text);
    this.#texts.set(key, new WeakRef(made));
    this.#gone.register(made, key);
    return made;
  }
}
