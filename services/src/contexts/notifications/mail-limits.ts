import { Injectable } from '@nestjs/common';
import { anHour, type Consumption, type Limit } from '../../platform/kernel/limit.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import { type Count, RateLimiter } from '../../platform/limits/rate-limiter.js';
import type { WrittenMail } from './mails/mail.js';
import type { MailJobs } from './queues/mail.queue.js';

/** Tickets, and offers that wait half an hour: their own count, so that no flood of news keeps them back. */
const tickets: Limit = { of: 'tickets mailed to', most: 30, seconds: anHour };
/** All else that a visitor can have written to an address that need not be theirs. */
const news: Limit = { of: 'news mailed to', most: 20, seconds: anHour };

/**
 * Mails to one address in an hour (docs/adr/0050); leave a kind out and it does not compile. None: it has a limit of its
 * own where it is asked for, or is caused by the staff. Links and news of accounts are never kept back.
 */
const limits: { readonly [Kind in keyof MailJobs]: Limit | 'none' } = {
  'booking-confirmation': tickets,
  'order-confirmation': tickets,
  'waitlist-offer': tickets,
  'booking-held': news,
  'booking-lapsed': news,
  'booking-moved': news,
  'booking-changed': news,
  'booking-cancelled': news,
  'booking-links': news,
  'waitlist-joined': news,
  'order-cancelled': news,
  'order-shipped': 'none',
  'open-tickets-reminder': news,
  'checkout-reminder': news,
  'booking-called-off': 'none',
  'refund-granted': 'none',
  'refund-withdrawn': 'none',
  'refund-paid': 'none',
  'waitlist-closed': 'none',
  'waitlist-called-off': 'none',
  'email-verification': 'none',
  'email-change-asked': 'none',
  'password-reset-asked': 'none',
  'password-changed': 'none',
  'second-factor-added': 'none',
  'second-factor-removed': 'none',
  'passkey-added': 'none',
  'passkey-removed': 'none',
  'contact-message': 'none',
  'contact-acknowledgement': 'none',
  'contact-answer': 'none',
  'newsletter-asked': 'none',
  'newsletter-welcome': 'none',
  'venue-opened': 'none',
  'newsletter-venue': 'none',
  'franchise-acknowledgement': 'none',
  'franchise-notice': 'none',
  'voucher-issued': 'none',
  'review-request': 'none',
  'plan-started': 'none',
  'plan-renewed': 'none',
  'plan-payment-failed': 'none',
  'plan-ended': 'none',
  'plan-paused': 'none',
  'plan-resumed': 'none',
  'visit-reminder': 'none',
};

/** Counts the mails that visitors cause, by the address that they go to. */
@Injectable()
export class MailLimits {
  constructor(private readonly limiter: RateLimiter) {}

  areCounted(kind: keyof MailJobs): boolean {
    return limits[kind] !== 'none';
  }

  /**
   * Counts the mails of a job in the message with which `send` begins it; what is not sent is not counted.
   * @param send sends the mails unless the count tells of seconds to wait; false where they were sent before
   */
  async count(
    kind: keyof MailJobs,
    mails: readonly WrittenMail[],
    send: (count: Count) => Promise<boolean>,
  ): Promise<void> {
    const counted = countedFor(kind, mails);
    const { sql, secondsToWait } = this.limiter.counting(counted);
    let isCounted = false;
    const answered: Count['secondsToWait'] = (windows) => {
      isCounted = true;
      return secondsToWait(windows);
    };
    let isSent = false;
    try {
      isSent = await send({ sql, secondsToWait: answered });
      isCounted = true;
    } finally {
      if (isCounted && !isSent) await this.limiter.reward(counted);
    }
  }
}

function countedFor(kind: keyof MailJobs, mails: readonly WrittenMail[]): Consumption[] {
  const limit = limits[kind];
  return limit === 'none' ? [] : mails.map(({ mail }) => ({ limit, whose: nameKey(mail.to.address) }));
}
