import type { Appearance } from "../../../../contract/appearance";

type SoundSet = Exclude<Appearance["sounds"], "off">;

/** The amplitude, -1 to 1, so many seconds after the key. */
type Wave = (seconds: number) => number;

const LENGTH_S = 0.12;

const fade = (seconds: number, halfLife: number): number => 2 ** (-seconds / halfLife);
const tone = (seconds: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * seconds);
const noise = (): number => Math.random() * 2 - 1;

/** Made here, from noise and sines. */
export const waves: Readonly<Record<SoundSet, Wave>> = {
  click: (at) => 0.35 * noise() * fade(at, 0.002) + 0.4 * tone(at, 170) * fade(at, 0.009),
  typewriter: (at) =>
    0.5 * noise() * fade(at, 0.0035) +
    0.16 * tone(at, 2350) * fade(at, 0.008) +
    0.1 * tone(at, 3720) * fade(at, 0.006) +
    0.35 * tone(at, 105) * fade(at, 0.014),
  // The pitch rises while it fades, as a drop does.
  bubble: (at) => 0.5 * tone(at, 420 + 2600 * at) * fade(at, 0.018) * Math.min(1, at / 0.004),
};

/**
 * Plays a sound for each change of a line, until the returned function is called. It listens after the line itself has
 * taken the key, and the browser plays in a thread of its own, so no key waits for it.
 */
export function playKeySounds(set: SoundSet): () => void {
  let player: Player | null = null;
  const onKey = (event: InputEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest("[data-phase]") === null) return;
    // Browsers allow sound once a key was pressed, and one has been.
    player ??= createPlayer(waves[set]);
    player.play(rateOf(event));
  };
  document.addEventListener("beforeinput", onKey, { passive: true });
  return () => {
    document.removeEventListener("beforeinput", onKey);
    player?.close();
  };
}

/** Plays a set's sound once, after somebody chose it. */
export function playOnce(set: SoundSet): void {
  const player = createPlayer(waves[set]);
  player.play(1);
  setTimeout(player.close, 1000);
}

/** Deeper for a space, higher for Backspace, and never twice the same. */
export function rateOf({ inputType, data }: Pick<InputEvent, "inputType" | "data">): number {
  const base = inputType.startsWith("delete") ? 1.25 : data === " " ? 0.78 : 1;
  return base * (0.95 + Math.random() * 0.1);
}

type Player = { readonly play: (rate: number) => void; readonly close: () => void };

function createPlayer(wave: Wave): Player {
  const context = new AudioContext({ latencyHint: "interactive" });
  const buffer = context.createBuffer(1, Math.round(LENGTH_S * context.sampleRate), context.sampleRate);
  buffer.copyToChannel(drawWave(wave, context.sampleRate), 0);
  return {
    play: (rate) => {
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.playbackRate.value = rate;
      source.connect(context.destination);
      source.start();
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/** The samples of a sound, which ends in silence so that it ends without a crack. */
export function drawWave(wave: Wave, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(LENGTH_S * sampleRate));
  for (let at = 0; at < samples.length; at += 1) {
    const seconds = at / sampleRate;
    samples[at] = wave(seconds) * Math.min(1, (LENGTH_S - seconds) / 0.02);
  }
  return samples;
}
