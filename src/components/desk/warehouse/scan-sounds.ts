import type { ScanSound } from '../../../contract/values/warehouse/scanning.ts';

/** Frequency in hertz and length in seconds of each tone. */
const TONES: Record<ScanSound, readonly [hertz: number, seconds: number][]> = {
  OK: [[1046, 0.09]],
  WARN: [
    [523, 0.1],
    [523, 0.1],
  ],
  ERROR: [[180, 0.45]],
};
const GAP = 0.06;

let audio: AudioContext | undefined;

/** Plays the sound of an answer. Browsers stay silent until the first key or click. */
export function playSound(sound: ScanSound): void {
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime;
  for (const [hertz, seconds] of TONES[sound]) {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.type = sound === 'ERROR' ? 'sawtooth' : 'sine';
    tone.connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + GAP;
  }
}
