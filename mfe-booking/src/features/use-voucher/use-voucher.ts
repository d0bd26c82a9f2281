import type { BookingQuote, QuoteBookingDto } from '@northlight/contracts';
import { useQuery } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import type { Loaded } from '../../loaded.tsx';
import { quoteQuery } from '../../quote-query.ts';

/** What the page has to know of a gift voucher: its quote, once it pays. */
export interface AppliedVoucher extends Loaded<BookingQuote> {
  /** The code to book with. */
  readonly code: string | undefined;
}

interface VoucherUse {
  readonly choice: QuoteBookingDto | undefined;
  readonly tell: (voucher: AppliedVoucher) => void;
  /** Why a booking with it was refused: then its quote is asked for again. */
  readonly refusal: string | undefined;
}

/** The gift voucher that is to pay for a choice: typed, then applied, which shows what it pays (POST /api/bookings/quote). */
export const useVoucher = ({ choice, tell, refusal }: VoucherUse) => {
  const [typed, setTyped] = useState('');
  const [applied, setApplied] = useState('');
  const [reason, setReason] = useState<Error | null>(null);
  const query = useQuery(quoteQuery(choice && applied ? { ...choice, voucherCode: applied } : undefined));
  const { data, error, isLoading, isPlaceholderData, isError, refetch } = query;
  const quote = applied && !isError && data?.voucher !== undefined ? data : undefined;
  useEffect(() => {
    if (!error) return;
    setReason(error);
    setApplied(''); // else it would be asked about again, and counted, with every other choice
  }, [error]);
  useEffect(() => {
    if (refusal) void refetch();
  }, [refusal, refetch]);
  const apply = (code: string) => {
    setReason(null);
    setApplied(code);
  };
  useAppliedFirst(typed !== applied ? typed : '', apply);
  const code = quote && applied;
  const isComing = isLoading || isPlaceholderData;
  useEffect(
    () => tell({ data: quote, code, isLoading: isComing, isError: false, refetch }),
    [tell, quote, code, isComing, refetch],
  );
  return {
    typed,
    /** What it pays; undefined until it was applied, and where it no longer pays anything. */
    quote,
    isBusy: isLoading,
    reason,
    type: (text: string) => {
      setTyped(text);
      setReason(null);
    },
    apply: () => apply(typed),
    remove: () => {
      setTyped('');
      apply('');
    },
  };
};

/** Nobody books at a total that they have not seen: what was typed is applied before the form is sent (U26). */
const useAppliedFirst = (unused: string, apply: (code: string) => void) => {
  useEffect(() => {
    if (unused === '') return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      apply(unused);
    };
    document.addEventListener('submit', stop, true);
    return () => document.removeEventListener('submit', stop, true);
  });
};

export type Voucher = ReturnType<typeof useVoucher>;
