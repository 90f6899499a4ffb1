// Sound and vibration of a scan: one short tone when a code is read, a high one when it is in the cart, two low ones when it is not.

const TONES = {
  read: [{ hertz: 1_200, at: 0, seconds: 0.05 }],
  added: [{ hertz: 1_760, at: 0.06, seconds: 0.08 }],
  wrong: [
    { hertz: 330, at: 0, seconds: 0.15 },
    { hertz: 262, at: 0.2, seconds: 0.2 },
  ],
} as const;
const SHAKES = { read: [30], added: [], wrong: [80, 60, 80] } as const;
const LOUDNESS = 0.15;

let sounds: AudioContext | null = null;

/** Silent where the browser has no audio, or blocks it before the page is touched. */
export function signalScan(what: keyof typeof TONES): void {
  if (SHAKES[what].length > 0) navigator.vibrate?.([...SHAKES[what]]);
  try {
    sounds ??= new AudioContext();
    for (const { hertz, at, seconds } of TONES[what]) play(sounds, hertz, sounds.currentTime + at, seconds);
  } catch {
    sounds = null;
  }
}

function play(context: AudioContext, hertz: number, from: number, seconds: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
