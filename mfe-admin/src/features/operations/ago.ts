import { momentText } from '../../format/moments.ts';
import { texts } from '../../texts/operations.ts';

const steps = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** '3 min', '2 h': how long something has lasted, in its largest unit. */
export function lasted(seconds: number): string {
  const [size, unit] = steps.find(([at]) => seconds >= at) ?? [1, 's'];
  return `${Math.floor(Math.max(0, seconds) / size)} ${unit}`;
}

export const whenText = (at: string | null): string => (at ? momentText(at) : texts.notYet);
