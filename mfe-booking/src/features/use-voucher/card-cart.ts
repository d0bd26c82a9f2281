import { quoteCharges } from '@northlight/client';
import type { BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { callApi, HttpError } from '@northlight/site-kit';
import type { PaidVisits, ToPay } from './to-pay.ts';

interface Asking {
  readonly ask: (wanted: QuoteVisitDto) => Promise<BookingQuote>;
  readonly signal: AbortSignal;
}

/**
 * What a gift card pays of a cart: of each visit in their order, then of the merchandise with its shipping and tax.
 * @throws {HttpError} why it pays nothing
 */
export async function cardCart({ visits, goods }: ToPay, voucherCode: string, asking: Asking): Promise<PaidVisits> {
  const priced: PaidVisits['visits'][number][] = [];
  let taken = 0;
  for (const { name, choice } of visits) {
    const wanted: QuoteVisitDto = { ...choice, voucherCode, ...(taken > 0 && { voucherTaken: taken }) };
    const quote = await asking.ask(wanted);
    priced.push({ name, choice, quote });
    taken = inCents(taken + (quote.voucher ?? 0));
  }
  const ofGoods = await goodsPart(goods, { voucherCode, taken }, asking.signal);
  const voucher = inCents(taken + (ofGoods?.goodsVoucher ?? 0));
  const voucherLeft = ofGoods?.voucherLeft ?? priced.at(-1)?.quote.voucherLeft ?? 0;
  return { visits: priced, ...ofGoods, voucherLeft, ...(voucher > 0 && { voucher }) };
}

interface Used {
  readonly voucherCode: string;
  /** Dollars that the visits before have taken. */
  readonly taken: number;
}

async function goodsPart(goods: ToPay['goods'], { voucherCode, taken }: Used, signal: AbortSignal) {
  if (!goods) return undefined;
  const body = { ...goods.charges, voucherCode, ...(taken > 0 && { voucherTaken: taken }) };
  const { voucher = 0, voucherLeft = 0 } = await callApi(quoteCharges, { body }, { signal }).catch(emptyAfter(taken));
  return { goodsVoucher: voucher, goodsCharges: goods.charges, voucherLeft };
}

/** The visits of the cart have just taken all of it. */
const emptyAfter =
  (taken: number) =>
  (reason: unknown): { readonly voucher?: number; readonly voucherLeft?: number } => {
    if (taken > 0 && reason instanceof HttpError && reason.code === 'VOUCHER_EMPTY') return {};
    throw reason;
  };

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
