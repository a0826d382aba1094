/** How far ahead clicks are planned, in s, so that they are on time while the page is busy. */
const AHEAD = 0.3;
const PLAN_MS = 100;
const CLICK_SECONDS = 0.03;

/**
 * Plays a short, soft click on each beat. Returns the function that stops it. Without Web Audio nothing is heard.
 * @param zero the first beat on the clock of `performance.now()`.
 */
export function startClicks(zero: number, beatMs: number): () => void {
  if (typeof AudioContext !== "function") return () => undefined;
  const audio = new AudioContext();
  let beat = Math.ceil((performance.now() - zero) / beatMs);
  const plan = (): void => {
    const now = performance.now();
    for (; zero + beat * beatMs < now + AHEAD * 1000; beat += 1) {
      const at = audio.currentTime + Math.max(0, zero + beat * beatMs - now) / 1000;
      click(audio, at);
    }
  };
  plan();
  const timer = setInterval(plan, PLAN_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

function click(audio: AudioContext, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + CLICK_SECONDS);
}
