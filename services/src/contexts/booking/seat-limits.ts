import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../../platform/config/settings.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import { networkOf } from '../../platform/kernel/network-of.js';
import { Refusal } from '../../platform/kernel/refusal.js';

/** Who takes how many seats. */
export interface SeatTaker {
  /** Where the request comes from. */
  readonly address: string | undefined;
  readonly email: string;
  readonly seats: number;
}

/** Seconds. */
const anHour = 3600;
const thisMachine = /^(127\.|::1$|::ffff:127\.)/i;

/**
 * How many seats one network, and one e-mail, may take in an hour (reliability.md row 55). Each process counts its own:
 * a common count would be a row, or a round trip, that every buyer of a crowd waits for.
 */
@Injectable()
export class SeatLimits {
  private readonly networks: RateLimiterMemory;
  private readonly emails: RateLimiterMemory;

  constructor({ SEATS_PER_NETWORK, SEATS_PER_EMAIL }: Settings) {
    this.networks = new RateLimiterMemory({ points: SEATS_PER_NETWORK, duration: anHour });
    this.emails = new RateLimiterMemory({ points: SEATS_PER_EMAIL, duration: anHour });
  }

  /**
   * Sells seats; what comes of nothing is not counted, nor is what comes from this machine itself.
   * @throws {Refusal} TOO_MANY_SEATS with the seconds to wait, and whatever `sell` throws
   */
  async within<Sold>(taker: SeatTaker, sell: () => Promise<Sold>): Promise<Sold> {
    const { address = '', email, seats } = taker;
    if (!address || thisMachine.test(address)) return sell();
    const counted = [
      [this.networks, networkOf(address)],
      [this.emails, nameKey(email)],
    ] as const;
    const giveBack = () => counted.forEach(([limit, whose]) => void limit.reward(whose, seats));
    const results = await Promise.allSettled(counted.map(([limit, whose]) => limit.consume(whose, seats)));
    const past = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (past) {
      giveBack();
      throw refusalOf(past.reason);
    }
    return sell().catch((error: unknown) => {
      giveBack();
      throw error;
    });
  }
}

function refusalOf(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  return new Refusal('TOO_MANY_SEATS', { retryAfter, minutes: Math.ceil(retryAfter / 60) });
}
