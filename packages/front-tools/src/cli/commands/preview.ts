import type { PreviewSet } from '@northlight/contracts';
import { optionsOf } from '../flags.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

const usualHours = '8';

/** `front preview <release…> [--hours 8]`: a link with which one browser is shown these releases before they are live. */
export const preview = async (root: string, args: readonly string[]): Promise<PreviewSet> => {
  const { words, values } = optionsOf(args, ['hours']);
  if (words.length === 0) throw new Refused('Say which releases: npm run front -- preview catalog_7f3a91c0de');
  const hours = hoursIn(values);
  const answer = await new RegistryClient(siteOf(root, process.env)).linkPreview({
    releases: words,
    faults: [],
    hours,
  });
  say(
    `${answer.link}\n\nThe browser that opens it shows ${words.join(', ')} until ${answer.until}. Ctrl+. there ends it.`,
  );
  return answer;
};

/** @throws {Refused} for what is no number of hours of a day */
export const hoursIn = ({ hours = usualHours }: { readonly hours?: string }): number => {
  if (!/^([1-9]|1\d|2[0-4])$/.test(hours)) throw new Refused('--hours takes a whole number from 1 to 24.');
  return Number(hours);
};
