/** Says on the console what is being done, with the time since the start. */
export interface Progress {
  say(sentence: string): void;
  /** Says that work begins, and what it came to, with how long it took. */
  step<T>(sentence: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T>;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Progress whose lines bear the time since the process started. */
export function consoleProgress(): Progress {
  const say = (sentence: string): void => console.log(`${seconds(performance.now()).padStart(8)}  ${sentence}`);
  return {
    say,
    step: async (sentence, work, done) => {
      const began = performance.now();
      say(`${sentence} …`);
      const result = await work();
      say(`✓ ${done?.(result) ?? sentence} (${seconds(performance.now() - began)})`);
      return result;
    },
  };
}
