import { readableCode } from '../../../../platform/kernel/readable-code.js';

/** Turns eight random bytes into a reference as customers know it: `NL-7K4M2QXD`. */
export const referenceOf = (random: readonly number[]): string => `NL-${readableCode(random)}`;
