import type { RevokeReason } from '@northlight/contracts';
import { decider } from '@northlight/event-store/decider';
import { type Cents, moneyText } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { dateInWords } from '../../../platform/kernel/venue-time.js';
import { heldIn, type Spending, spendingOf, withoutBack } from './spending.js';
import type { GoodsParts, VoucherEvent, VoucherIssued, VoucherSpent } from './voucher.events.js';
import { lastDateOf } from './voucher-dates.js';

/** One gift voucher: money that is spent once, in parts, at any venue. */
export interface Voucher {
  readonly status: 'none' | 'live' | 'revoked';
  readonly amount: Cents;
  /** What is left of it. */
  readonly balance: Cents;
  readonly expires: string;
  /** What bookings and orders hold of it, by their ids. */
  readonly spent: ReadonlyMap<string, Spending>;
}

export type VoucherCommand =
  | (Omit<VoucherIssued, 'type'> & { readonly type: 'IssueVoucher' })
  | (Omit<VoucherSpent, 'type'> & { readonly type: 'SpendVoucher'; readonly at: Date })
  /** Without `cents` it is all that the booking still holds. */
  | { readonly type: 'GiveVoucherBack'; readonly booking: string; readonly cents?: Cents }
  /** Items of an order come back; once for each return. */
  | {
      readonly type: 'ReturnGoods';
      readonly order: string;
      readonly returnId: string;
      readonly parts: Omit<GoodsParts, 'shipping'>;
    }
  | { readonly type: 'RevokeVoucher'; readonly by: number; readonly reason: RevokeReason };

export const voucher = decider<Voucher, VoucherCommand, VoucherEvent>({
  initial: { status: 'none', amount: 0, balance: 0, expires: '', spent: new Map() },

  decide: {
    IssueVoucher: (issued, { status }) => {
      if (status !== 'none') throw new Refusal('CONFLICT'); // one id, one voucher
      return [{ ...issued, type: 'VoucherIssued' }];
    },
    SpendVoucher: ({ at, ...spent }, state) => {
      // guard: a voucher is spent to the last cent and no further
      if (spent.cents > spendable(state, at)) throw changed(state.balance);
      if (state.spent.has(spent.booking)) throw new Refusal('CONFLICT'); // a booking is placed once
      return [{ ...spent, type: 'VoucherSpent' }];
    },
    GiveVoucherBack: ({ booking, cents }, { spent }) => {
      const { cents: held, parts } = heldIn(spent, booking);
      // guard: a voucher gets back what a booking has of it, once
      const back = Math.min(cents ?? held, held);
      return back > 0 ? [{ type: 'VoucherGivenBack', booking, cents: back, ...(parts && { parts }) }] : [];
    },
    ReturnGoods: ({ order, returnId, parts }, { spent }) => {
      const { cents: held, returns } = heldIn(spent, order);
      const cents = parts.goods + parts.tax;
      // guard: a return goes back to its voucher once
      if (returns.includes(returnId) || cents === 0) return [];
      if (cents > held) throw new Error(`Order ${order} has ${held} cents of this voucher, not ${cents}`);
      const back = { booking: order, cents, parts: { ...parts, shipping: 0 }, returnId };
      return [{ type: 'VoucherGivenBack', ...back }];
    },
    RevokeVoucher: ({ by, reason }, { status }) => {
      if (status === 'none') throw new Refusal('VOUCHER_NOT_FOUND');
      return status === 'revoked' ? [] : [{ type: 'VoucherRevoked', by, reason }];
    },
  },

  evolve: {
    VoucherIssued: ({ amount, expires }) => ({ status: 'live', amount, balance: amount, expires, spent: new Map() }),
    VoucherSpent: (event, state) => ({
      ...state,
      balance: state.balance - event.cents,
      spent: new Map(state.spent).set(event.booking, spendingOf(event)),
    }),
    VoucherGivenBack: (event, state) => ({
      ...state,
      balance: state.balance + event.cents,
      spent: new Map(state.spent).set(event.booking, withoutBack(heldIn(state.spent, event.booking), event)),
    }),
    VoucherRevoked: (_, state) => ({ ...state, status: 'revoked' }),
  },
});

/**
 * Cents that a booking may take at `at`; more than nothing.
 * @throws {Refusal} VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY
 */
export function spendable(
  { status, balance, expires }: Pick<Voucher, 'status' | 'balance' | 'expires'>,
  at: Date,
): Cents {
  if (status === 'none') throw new Refusal('VOUCHER_NOT_FOUND');
  // guard: a revoked voucher pays nothing
  if (status === 'revoked') throw new Refusal('VOUCHER_REVOKED');
  if (hasExpired(expires, at)) throw new Refusal('VOUCHER_EXPIRED', { date: dateInWords(expires) });
  if (balance <= 0) throw new Refusal('VOUCHER_EMPTY');
  return balance;
}

/** Whether what goes back to it can be spent again. */
export const takesBack = ({ status, expires }: Pick<Voucher, 'status' | 'expires'>, at: Date): boolean =>
  status === 'live' && !hasExpired(expires, at);

/** Somebody else was faster than whoever had seen more on it. */
export const changed = (balance: Cents): Refusal => new Refusal('VOUCHER_CHANGED', { left: moneyText(balance) });

/** Good until its last date is over everywhere. */
export const hasExpired = (expires: string, at: Date): boolean => lastDateOf(at) > expires;
