import { Injectable } from '@nestjs/common';
import type { PaymentNotice } from './domain/payment-gateway.js';

export type SubscriptionNotice = Extract<PaymentNotice, { kind: 'subscription' }>;
type Listener = (notice: SubscriptionNotice) => Promise<void>;

/** What the gateway tells of subscriptions goes to the room that has them, at least once; it says so in its constructor. */
@Injectable()
export class SubscriptionNotices {
  private readonly listeners: Listener[] = [];

  onNotice(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @throws what a listener throws: the notice is worked off again then */
  async tell(notice: SubscriptionNotice): Promise<void> {
    for (const listener of this.listeners) await listener(notice);
  }
}
