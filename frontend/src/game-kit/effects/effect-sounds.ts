/** `set`: a tile is placed or moved. `fix`: it is submitted. `line`: a line of the finished grid is counted. */
export type Effect = 'set' | 'fix' | 'line';

interface Tick {
  /** Frequency in hertz. */
  readonly tone: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** Like clay on wood: short, low and quiet. */
const TICKS: Record<Effect, Tick> = {
  set: { tone: 620, seconds: 0.06, loudness: 0.16 },
  fix: { tone: 390, seconds: 0.11, loudness: 0.2 },
  line: { tone: 523, seconds: 0.22, loudness: 0.12 },
};

/** Counted lines climb a pentatonic scale, so that any two tones harmonize. In semitones above the first. */
const SCALE = [0, 2, 4, 7, 9];
const OCTAVE = 12;

/** The frequency ratio after a number of steps. */
const riseOf = (step: number): number => {
  const semitones = (SCALE[step % SCALE.length] ?? 0) + OCTAVE * Math.floor(step / SCALE.length);
  return 2 ** (semitones / OCTAVE);
};

let context: AudioContext | undefined;

/** Synthesizes a tick, so that no recording has to be loaded. */
export function playEffectSound(name: Effect, step: number): void {
  context ??= new AudioContext();
  // Browsers suspend it, for example when the phone is locked.
  if (context.state === 'suspended') void context.resume();
  const { tone, seconds, loudness } = TICKS[name];
  const { currentTime: now } = context;

  const voice = new OscillatorNode(context, { type: 'triangle', frequency: tone * riseOf(step) });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, now);
  envelope.gain.linearRampToValueAtTime(loudness, now + 0.004);
  envelope.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  voice.connect(envelope).connect(context.destination);
  voice.start(now);
  voice.stop(now + seconds);
}
