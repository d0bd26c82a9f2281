import { quotePromotion } from '@northlight/client';
import type { BookingQuote, QuoteVisitDto } from '@northlight/contracts';
import { callApi, HttpError } from '@northlight/site-kit';
import type { GoodsToPay, PaidVisits, VisitToPay } from './to-pay.ts';

interface Cart {
  readonly visits: readonly VisitToPay[];
  readonly goods: GoodsToPay | undefined;
  readonly code: string;
}

type Ask = (wanted: QuoteVisitDto) => Promise<BookingQuote>;

/**
 * What a promo code takes off a cart: of each visit that it is good for, in their order, then of the merchandise. Where it
 * is good for nothing, it says why. @throws {HttpError} why it takes nothing off
 */
export async function promotedCart({ visits, goods, code }: Cart, ask: Ask, signal: AbortSignal): Promise<PaidVisits> {
  const priced: PaidVisits['visits'][number][] = [];
  let taken = 0;
  let refused: unknown;
  for (const { name, choice } of visits) {
    const quote = await ask({ ...choice, promoCode: code, ...(taken > 0 && { voucherTaken: taken }) }).catch(
      (reason: unknown) => {
        if (!isAboutPart(reason)) throw reason;
        refused = reason;
        return ask(choice);
      },
    );
    priced.push({ name, choice, quote });
    taken = inCents(taken + (quote.promo ?? 0));
  }
  const goodsDiscount = await ofGoods({ goods, code, taken }, signal);
  const promo = inCents(taken + goodsDiscount);
  if (promo === 0 && refused) throw refused;
  return { visits: priced, ...(promo > 0 && { promo }), ...(goodsDiscount > 0 && { goodsDiscount }) };
}

/** It is not good for this one, and may be for another. */
const isAboutPart = (reason: unknown): boolean =>
  reason instanceof HttpError && ['PROMO_WRONG_KIND', 'PROMO_MINIMUM', 'PROMO_NOT_BETTER'].includes(reason.code);

interface Goods extends Pick<Cart, 'goods' | 'code'> {
  readonly taken: number;
}

/** In place of the member price, where it takes off more. */
async function ofGoods({ goods, code, taken }: Goods, signal: AbortSignal): Promise<number> {
  if (!goods || goods.list === 0) return 0;
  const { goodsDiscount } = await callApi(quotePromotion, { body: { code, goods: goods.list, taken } }, { signal });
  return goodsDiscount > goods.saving ? goodsDiscount : 0;
}

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
