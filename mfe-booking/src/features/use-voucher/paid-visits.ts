import { quoteBooking } from '@northlight/client';
import { isGiftCardCode, type QuoteVisitDto } from '@northlight/contracts';
import { keepPreviousData, queryOptions, skipToken } from '@northlight/site-kit';
import type { Buyer } from '../../buyer.ts';
import { askPrice } from '../../quote-query.ts';
import { cardCart } from './card-cart.ts';
import { promotedCart } from './promoted-cart.ts';
import type { ToPay } from './to-pay.ts';

/** POST /api/bookings/quote for each visit, one after the other: the next gets what the voucher has left then. */
export const paidQuery = ({ visits, goods }: ToPay, code: string, buyer: Buyer) =>
  queryOptions({
    queryKey: [quoteBooking.path, code, buyer, visits, goods],
    queryFn: hasAny({ visits, goods }, code)
      ? ({ signal }) => {
          const ask = (wanted: QuoteVisitDto) => askPrice(wanted, buyer, signal);
          return isGiftCardCode(code)
            ? cardCart({ visits, goods }, code, { ask, signal })
            : promotedCart({ visits, goods, code }, ask, signal);
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });

const hasAny = ({ visits, goods }: ToPay, code: string): boolean =>
  code !== '' && (visits.length > 0 || goods !== undefined);
