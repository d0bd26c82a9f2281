import type { VenueView } from '@northlight/contracts';
import { dateText, Quiet, Stack, weekdayText } from '@northlight/site-kit';
import { BoardNote, type BoardSlot, SlotBoard } from '@northlight/site-kit/booking-ui';
import { FieldError, Skeleton } from '@northlight/site-kit/ui';
import { type ReactNode, useMemo } from 'react';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/find-slots.ts';
import { zoneNote } from './zone-note.ts';

interface TimeStepProps {
  readonly id: string;
  readonly slots: Loaded<readonly BoardSlot[]>;
  readonly venue: VenueView | undefined;
  readonly today: string;
  readonly date: string;
  readonly time: string;
  readonly tickets: number;
  readonly error: string | undefined;
  /** Why the server refused a time; stands right above the board. */
  readonly notice?: ReactNode;
  /** Why a time was lost. */
  readonly lost: string | undefined;
  /** Whether the board changes by itself. */
  readonly isLive: boolean;
  readonly onTime: (time: string) => void;
  /** Somebody wants to wait for a time that is full; where nobody may, a full time offers nothing. */
  readonly onWait?: ((time: string) => void) | undefined;
}

/**
 * The times of the chosen day. The fieldset is not the flex box itself: Chromium then loses the board, which sizes its
 * cells by its own width, when something above it comes and goes.
 */
export function TimeStep({ id, notice, lost, isLive, error, ...board }: TimeStepProps) {
  const { venue, date } = board;
  const zone = useMemo(() => (date ? zoneNote(venue, date) : undefined), [date, venue]); // costs a few ms
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-label={texts.chooseATime}
      aria-describedby={[lost && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <Stack $gap="m">
        {board.date && <strong>{`${weekdayText(board.date)}, ${dateText(board.date)}`}</strong>}
        {notice}
        {board.date && <BoardNote id={`${id}-note`} {...{ lost, isLive }} />}
        <Board {...board} />
        {zone && <Quiet>{zone}</Quiet>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Stack>
    </fieldset>
  );
}

type BoardProps = Omit<TimeStepProps, 'id' | 'error' | 'notice' | 'lost' | 'isLive'>;

function Board({ slots, date, today, time, tickets, onTime, onWait }: BoardProps) {
  if (slots.isError) return <LoadFailed text={texts.failedToFetchAvailability} onRetry={slots.refetch} />;
  if (slots.isLoading) return <LoadingBoard />;
  if (!date || !slots.data) return <Quiet>{texts.selectADateToSee}</Quiet>;
  if (slots.data.length === 0) return <Quiet>{texts.noAvailableTimeSlots}</Quiet>;
  return (
    <SlotBoard
      date={date}
      today={today}
      slots={slots.data}
      tickets={tickets}
      chosen={time || undefined}
      onChoose={onTime}
      onWait={onWait}
    />
  );
}

function LoadingBoard() {
  return (
    <div role="status" aria-label={texts.loadingTimes}>
      <Skeleton $height="515px" />
    </div>
  );
}
