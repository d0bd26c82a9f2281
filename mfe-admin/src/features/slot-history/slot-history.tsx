import type { HistoryEntryView, SlotStateView } from '@northlight/contracts';
import { Notice, Spinner, useSearchParams } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/slot-history.ts';
import { EventList } from '../../ui/event-list.tsx';
import { StoryColumns } from '../../ui/story-columns.ts';
import { SlotThen } from './slot-then.tsx';
import { StepThrough } from './step-through.tsx';
import { useSlotAt, useSlotHistory } from './use-slot-history.ts';

interface SlotHistoryProps {
  readonly slotId: string;
  /** What may be done with the slot as it is now; not shown beside its past. */
  readonly children: (slot: SlotStateView) => ReactNode;
}

/** A slot as it is and as it was, and everything that happened in between. */
export function SlotHistory({ slotId, children }: SlotHistoryProps) {
  const { data: entries, isPending, error, refetch } = useSlotHistory(slotId);
  if (isPending) return <Spinner text={texts.loadingHistory} />;
  if (entries) return <Story slotId={slotId} entries={entries} actions={children} />;
  return isMissing(error) ? (
    <Notice tone="bad" title={texts.thisSlotDoesntExist} />
  ) : (
    <LoadFailure text={texts.couldntLoadHistory} onRetry={() => void refetch()} />
  );
}

const isMissing = (error: Error | null) => (error as { status?: number } | null)?.status === 404;

interface StoryProps {
  readonly slotId: string;
  readonly entries: readonly HistoryEntryView[];
  readonly actions: SlotHistoryProps['children'];
}

function Story({ slotId, entries, actions }: StoryProps) {
  const [step, go] = useStep(entries.length);
  const isNow = step === entries.length;
  const entry = entries[step - 1];
  const { data: slot, isPlaceholderData } = useSlotAt(slotId, isNow ? undefined : entry?.position);
  if (!slot || !entry) return <Spinner text={texts.loadingTheSlot} />;
  return (
    <StoryColumns>
      <div>
        <SlotThen slot={slot} entry={isNow ? undefined : entry} isSettling={isPlaceholderData} />
        <StepThrough step={step} entries={entries} timezone={slot.timezone} onGo={go} />
        {isNow && !isPlaceholderData && actions(slot)}
      </div>
      <EventList entries={entries} step={step} timezone={slot.timezone} onGo={go} />
    </StoryColumns>
  );
}

/** Which event somebody looks at, in the address; the last one is now. */
function useStep(last: number): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('step') ?? last);
  const step = Number.isInteger(requested) && requested >= 1 && requested <= last ? requested : last;
  const go = (to: number) => setSearch(to === last ? {} : { step: String(to) }, { replace: true });
  return [step, go];
}
