/** Notes in hertz: up for a party that is let in, down for one that is not. */
const tunes = { good: [660, 880], bad: [330, 220] } as const;
const noteLength = 0.12;

let speaker: AudioContext | undefined;

/** Says beside the text whether a party is let in (U60): whoever scans looks at the guests. Silent where it cannot be. */
export function sound(tune: keyof typeof tunes): void {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const { currentTime, destination } = speaker;
  for (const [nth, frequency] of tunes[tune].entries()) {
    const note = new OscillatorNode(speaker, { frequency });
    const volume = new GainNode(speaker, { gain: 0.15 });
    note.connect(volume).connect(destination);
    note.start(currentTime + nth * noteLength);
    note.stop(currentTime + (nth + 1) * noteLength);
  }
}
