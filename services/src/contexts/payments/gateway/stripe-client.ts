import type { CurrencyCode } from '@northlight/contracts';
import Stripe from 'stripe';
import { withinTime } from '../../../platform/kernel/within-time.js';
import { GatewayRefused, GatewayUnavailable } from '../domain/payment-gateway.js';

/** How an account at Stripe is used. */
export interface StripeAccess {
  /** The secret key of the account. */
  readonly key: string;
  /** Signs the notices of the account: `whsec_…`. */
  readonly webhookSecret: string;
  /** Where the API is; unset: where Stripe has it. */
  readonly url?: string;
  /** In which the house sells at this moment; unset: what it usually does. */
  readonly currency?: () => CurrencyCode;
  /** Milliseconds that one try may take; unset: 5 seconds. */
  readonly timeoutMs?: number;
}

/** The version that the SDK has the types of; the account's webhook endpoint is made with the same (docs/adr/0075). */
const API_VERSION = '2026-10-28.endive';
const ANSWER_TIMEOUT_MS = 5_000;
const MAX_RETRIES = 1;
/** Between two tries the SDK waits for up to a second; and its own limit does not count the time to connect. */
const RETRY_PAUSE_MS = 1_000;

/** The SDK for one account, and what it may take. */
export class StripeClient {
  readonly sdk: Stripe;
  private readonly limitMs: number;

  constructor({ key, url, timeoutMs = ANSWER_TIMEOUT_MS }: StripeAccess) {
    this.limitMs = (timeoutMs + RETRY_PAUSE_MS) * (MAX_RETRIES + 1);
    this.sdk = new Stripe(key, {
      apiVersion: API_VERSION,
      maxNetworkRetries: MAX_RETRIES,
      timeout: timeoutMs,
      telemetry: false,
      ...addressOf(url),
    });
  }

  /**
   * Waits for an answer of the API.
   * @throws {GatewayUnavailable} where none came, or none that settles it; {@link GatewayRefused} with the code of a no
   */
  async answer<Answer>(call: (sdk: Stripe) => Promise<Answer>): Promise<Answer> {
    const late = () => new GatewayUnavailable(`Stripe did not answer within ${this.limitMs} ms`);
    try {
      return await withinTime(this.limitMs, call(this.sdk), late);
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? inOurWords(error) : error;
    }
  }
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (url === undefined) return {};
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

/** The same request is under way, or there were too many: another moment may bring another answer. */
const laterStatuses = new Set([409, 429]);

/** Without a status nothing came that can be read: no connection, no answer in time, or something of a proxy. */
function inOurWords(error: Stripe.errors.StripeError): Error {
  const { statusCode = 0, message, code, rawType, type } = error;
  // guard: an answer that settles nothing is no refusal
  const isUnsettled = statusCode === 0 || statusCode >= 500 || laterStatuses.has(statusCode);
  if (isUnsettled) return new GatewayUnavailable(message, { cause: error });
  return new GatewayRefused(message, code ?? rawType ?? type);
}
