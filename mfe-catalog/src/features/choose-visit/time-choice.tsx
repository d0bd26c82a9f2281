import { Quiet, VisuallyHidden } from '@northlight/site-kit';
import { type BoardSlot, SlotBoard } from '@northlight/site-kit/booking-ui';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { texts } from '../../texts/choose-visit.ts';

interface TimeChoiceProps {
  readonly date: string | undefined;
  readonly today: string;
  readonly time: string | undefined;
  readonly slots: readonly BoardSlot[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onChoose: (time: string) => void;
  /** Somebody wants to wait for a time that is full. */
  readonly onWait: (time: string) => void;
}

/** The times of the chosen date, or why there are none to choose from (§2 Availability text). */
export function TimeChoice({ date, today, time, slots, hasFailed, onRetry, onChoose, onWait }: TimeChoiceProps) {
  if (!date) return <Quiet>{texts.selectADateToSee}</Quiet>;
  if (hasFailed) return <LoadFailure text={texts.failedToFetchAvailability} onRetry={onRetry} />;
  if (!slots) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loadingTimes}</VisuallyHidden>
        <Skeleton $height="515px" />
      </>
    );
  }
  if (slots.length === 0) return <Quiet role="status">{texts.noAvailableTimes}</Quiet>;
  return <SlotBoard {...{ date, today, slots, tickets: 1, chosen: time, onChoose, onWait }} />;
}
