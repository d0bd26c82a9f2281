import { parseArgs } from 'node:util';
import { Refused } from './workspace.js';

/** The words and options after a command. @throws {Refused} when an option is unknown or its value makes no sense */
export const flagsOf = (args: readonly string[]) => {
  try {
    const options = { percent: { type: 'string' }, retire: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, percent: percentOf(values.percent), retire: values.retire };
  } catch (mistake) {
    throw new Refused(mistake instanceof Error ? mistake.message : String(mistake));
  }
};

const percentOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^([1-9]\d?|100)$/.test(text)) throw new Refused('--percent takes a whole number from 1 to 100.');
  return Number(text);
};
