import { listBookings, showBooking } from '@northlight/client';
import type { OrderBookingView } from '@northlight/contracts';
import { apiQuery, callApi, dateText, timeText, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { refundText } from '../../format/refund-text.ts';
import { texts } from '../../texts/change-order.ts';

interface VisitsThenProps {
  readonly visits: readonly OrderBookingView[];
  /** Whether they are cancelled with their order. */
  readonly areCancelled: boolean;
  readonly found: ReturnType<typeof useBills>;
}

/** What goes back with each of these visits. */
export const useBills = (visits: readonly OrderBookingView[]) =>
  useQuery({
    queryKey: [...apiQuery(listBookings, {}).queryKey, 'bills', ...visits.map(({ id }) => id)],
    queryFn: ({ signal }) => Promise.all(visits.map(({ id }) => callApi(showBooking, { params: { id } }, { signal }))),
    staleTime: 0,
  });

/** What becomes of each visit of an order that is cancelled; by the rules that it was sold under. */
export function VisitsThen({ visits, areCancelled, found }: VisitsThenProps) {
  const { data: bills, isError, isFetching, refetch } = found;
  const textOf = (nth: number): string => {
    const bill = bills?.[nth];
    if (!areCancelled) return texts.staysBookedSentence;
    return bill ? refundText(bill) : texts.calculatingTheRefund;
  };
  if (areCancelled && isError && !bills)
    return (
      <LoadFailure text={texts.couldntCalculateTheRefund} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <ul aria-busy={!bills}>
      {visits.map(({ id, reference, experienceName, date, time }, nth) => (
        <li key={id}>
          {reference}, {experienceName}, {dateText(date)}, {timeText(time)}: <strong>{textOf(nth)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Something that can still be cancelled. */
export const isLive = ({ status }: OrderBookingView): boolean => status === 'pending' || status === 'confirmed';
