import type { Checkout, PaymentGateway } from '../../domain/payment-gateway.js';

/** A notice as the gateway sent it. */
export interface SentNotice {
  readonly rawBody: Buffer;
  readonly signature: string;
}

/** How the bank of a customer behaves. */
export type Bank = 'pays' | 'declines' | 'disputes' | 'takes nothing back';

/** A gateway that runs, and the customer at it. */
export interface GatewayHouse {
  readonly gateway: PaymentGateway;
  /** The customer opens the hosted page and tries to pay. */
  pay(checkout: Checkout, bank?: Bank): Promise<void>;
  /** The month of a subscription is over, and the next one is paid as the bank lets it. */
  passMonth(gatewayId: string, bank?: 'pays' | 'declines'): Promise<void>;
  /** All notices that came until now, in the order in which they did. */
  notices(): readonly SentNotice[];
  close(): Promise<void>;
}
