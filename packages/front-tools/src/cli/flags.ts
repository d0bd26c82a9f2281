import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from './workspace.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The words and options after a command. @throws {Refused} when an option is unknown or lacks its value */
const parsed = <const Given extends Options>(args: readonly string[], options: Given) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (mistake) {
    throw new Refused(mistake instanceof Error ? mistake.message : String(mistake));
  }
};

/** How a release is promoted. @throws {Refused} when an option is unknown or its value makes no sense */
export const flagsOf = (args: readonly string[]) => {
  const { values, positionals } = parsed(args, promoteOptions);
  const { percent, retire, reason, first: isFirst = false, 'no-smoke': isUnseen = isFirst } = values;
  return { words: positionals, percent: percentOf(percent), retire, reason, isFirst, isUnseen, ...rampOf(values) };
};

const promoteOptions = {
  percent: { type: 'string' },
  ramp: { type: 'boolean' },
  'step-minutes': { type: 'string' },
  reason: { type: 'string' },
  retire: { type: 'boolean' },
  first: { type: 'boolean' },
  'no-smoke': { type: 'boolean' },
} as const;

const STEP_MINUTES = '10';

const rampOf = ({ ramp, 'step-minutes': minutes }: { ramp?: boolean; 'step-minutes'?: string }) => {
  if (!ramp && minutes !== undefined) throw new Refused('--step-minutes is for --ramp.');
  const text = minutes ?? STEP_MINUTES;
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 1_440)
    throw new Refused('--step-minutes takes a whole number from 1 to 1440.');
  return ramp ? { rampStepMinutes: Number(text) } : {};
};

/** The words and the named options of a command. @throws {Refused} for an option that it does not have */
export const optionsOf = <Name extends string>(args: readonly string[], names: readonly Name[]) => {
  const { values, positionals } = parsed(
    args,
    Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  );
  return { words: positionals, values: values as Partial<Record<Name, string>> };
};

const percentOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^([1-9]\d?|100)$/.test(text)) throw new Refused('--percent takes a whole number from 1 to 100.');
  return Number(text);
};

/** For commands that take nothing besides. @throws {Refused} for anything */
export const refuseOptions = ([other]: readonly string[]): void => {
  if (other !== undefined) throw new Refused(`There is no option ${other} here; --json there is.`);
};
