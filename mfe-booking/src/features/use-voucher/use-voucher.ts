import { HttpError, useQuery } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import type { Buyer } from '../../buyer.ts';
import type { Loaded } from '../../loaded.tsx';
import { paidQuery } from './paid-visits.ts';
import type { PaidVisits, ToPay } from './to-pay.ts';

/** What the page has to know of a gift voucher: what the visits cost with it, once it pays. */
export interface AppliedVoucher extends Loaded<PaidVisits> {
  /** The code to book with. */
  readonly code: string | undefined;
}

/** Why a booking did not come about, and where that belongs. */
export interface Failure {
  readonly place: string;
  readonly message: string;
}

/** What it is to pay for, visits in the order in which it is spent; empty while there is nothing. */
interface VoucherUse extends ToPay {
  readonly buyer: Buyer;
  /** While they are being booked nothing is asked: what is left on it changes with each. */
  readonly isHeld?: boolean | undefined;
  readonly tell: (voucher: AppliedVoucher) => void;
  /** Of the last try to book. */
  readonly failure: Failure | undefined;
}

/**
 * The gift voucher that is to pay for visits: typed, then asked about, which shows what it pays (POST
 * /api/bookings/quote). A code that was refused is not asked about again: each time would count as a guess.
 */
export const useVoucher = ({ visits, goods, buyer, isHeld, tell, failure }: VoucherUse) => {
  const [typed, setTyped] = useState('');
  const { submitted, ask, quote, refused, isComing, isBusy, refetch } = useSubmittedCode(
    { visits, goods, buyer },
    !isHeld,
  );
  const { doubt, hear } = useDoubt(failure, refetch);
  const code = quote?.voucher === undefined && quote?.promo === undefined ? undefined : submitted;
  useEffect(() => {
    tell({ data: quote, code, isLoading: isComing, isError: false, refetch });
  }, [tell, quote, code, isComing, refetch]);
  const reason = refused?.code === typed ? refused.reason : undefined;
  const isPriced = typed === submitted && quote !== undefined && !isBusy;
  const type = (text: string) => {
    setTyped(text);
    hear();
  };
  return {
    typed,
    type,
    /** What it pays; undefined until it was asked about, and where it was refused. */
    quote,
    isBusy,
    /** What the last try to book said about it, which is asked about again then. */
    doubt,
    /** Why the code that was typed pays nothing. */
    reason,
    /** Nobody books at a total that they have not seen (U26). */
    isSettled: typed === '' || (visits.length === 0 && goods === undefined) || isPriced,
    apply: () => {
      if (!isVerdict(reason)) ask(typed);
    },
    remove: () => {
      type('');
      ask('');
    },
  };
};

/** One code for all of them: what it pays, or why it pays nothing. */
const useSubmittedCode = ({ buyer, ...toPay }: ToPay & Pick<VoucherUse, 'buyer'>, enabled: boolean) => {
  const [submitted, ask] = useState('');
  const [refused, setRefused] = useState<{ readonly code: string; readonly reason: Error }>();
  const query = useQuery({ ...paidQuery(toPay, submitted, buyer), enabled });
  const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = query;
  useEffect(() => {
    if (!error) return;
    setRefused({ code: submitted, reason: error });
    ask(''); // else it would be asked about again with every other choice
  }, [error, submitted]);
  const isComing = isLoading || isPlaceholderData;
  const quote = submitted && !error ? data : undefined;
  return { submitted, ask, quote, refused, isComing, isBusy: isFetching || isComing, refetch };
};

/** What a refused booking said about the voucher, until something else is typed: what it pays is asked again. */
const useDoubt = (failure: Failure | undefined, refetch: () => unknown) => {
  const [heard, setHeard] = useState<Failure>();
  const doubt = failure?.place === 'voucher' && failure !== heard ? failure.message : undefined;
  useEffect(() => {
    if (doubt) void refetch();
  }, [doubt, refetch]);
  return { doubt, hear: () => setHeard(failure) };
};

/** What was said of the code itself, and will be again; anything else may have passed meanwhile. */
const isVerdict = (reason: Error | undefined) => reason instanceof HttpError && /^(VOUCHER|PROMO)_/.test(reason.code);

export type Voucher = ReturnType<typeof useVoucher>;
