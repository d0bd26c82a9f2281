import { earliestExpiry, latestExpiry } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { dateInWords } from '../../../platform/kernel/venue-time.js';

/** Hours by which Honolulu, where dates of the United States end last, is behind UTC, all year. */
const hoursBehind = 10;

/** The date (yyyy-MM-dd) in Honolulu: everywhere else that we sell it is this one, or the next has begun. */
export const lastDateOf = (at: Date): string =>
  new Date(at.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 10);

/**
 * The last date of a voucher that is issued at `at`: the chosen one, or the earliest that may be.
 * @throws {Refusal} VOUCHER_EXPIRES_EARLY, VOUCHER_EXPIRES_LATE
 */
export function expiryOf(chosen: string | undefined, at: Date): string {
  const [earliest, latest] = [earliestExpiry(lastDateOf(at)), latestExpiry(lastDateOf(at))];
  if (chosen === undefined) return earliest;
  if (chosen < earliest) throw new Refusal('VOUCHER_EXPIRES_EARLY', { earliest: dateInWords(earliest) });
  if (chosen > latest) throw new Refusal('VOUCHER_EXPIRES_LATE', { latest: dateInWords(latest) });
  return chosen;
}
