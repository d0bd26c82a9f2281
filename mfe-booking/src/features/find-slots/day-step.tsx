import type { DayView } from '@northlight/contracts';
import { onDemand, PartBoundary, Quiet } from '@northlight/site-kit';
import { useOpenings } from '@northlight/site-kit/booking-ui';
import { FieldError, Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/find-slots.ts';
import { lastDayOf } from './slots.ts';

/** The heaviest part of the form: the fields above it need not wait for it. */
const { Component: MonthCalendar } = onDemand(
  async () => (await import('@northlight/site-kit/booking-ui')).MonthCalendar,
);

interface DayStepProps {
  readonly id: string;
  readonly days: Loaded<DayView[]>;
  /** Of the venue, whose wall says when a day opens. */
  readonly zone: string;
  readonly today: string;
  readonly date: string;
  /** False until venue and experience are chosen (§4). */
  readonly isReady: boolean;
  readonly error: string | undefined;
  readonly onDate: (date: string) => void;
}

/** The calendar, with the reason beside it while nothing can be chosen (U3); a phone has only the reason until then. */
export function DayStep({ id, days, zone, today, date, isReady, error, onDate }: DayStepProps) {
  const { openSlots, opening } = useOpenings(days.data, zone) ?? {};
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={texts.chooseADate}
      aria-describedby={error && `${id}-error`}
      aria-busy={days.isLoading || undefined}
    >
      <Quiet id={`${id}-hint`}>{hintOf(isReady, days.isLoading)}</Quiet>
      <Days $isReady={isReady}>
        <PartBoundary whileLoading={<Skeleton $height="330px" />}>
          <MonthCalendar
            label={texts.date}
            describedBy={`${id}-hint`}
            today={today}
            lastDay={lastDayOf(days.data, today)}
            {...{ openSlots, opening }}
            selected={date || undefined}
            isDisabled={!isReady}
            onSelect={onDate}
          />
        </PartBoundary>
      </Days>
      {days.isError && <LoadFailed text={texts.failedToFetchAvailability} onRetry={days.refetch} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const Days = styled.div<{ $isReady: boolean }>`
  @media (max-width: 45em) {
    display: ${({ $isReady }) => ($isReady ? 'block' : 'none')};
  }
`;

const hintOf = (isReady: boolean, isLoading: boolean) => {
  if (!isReady) return texts.selectAVenue;
  return isLoading ? texts.loadingAvailableDates : texts.datesInBoldAreAvailable;
};
