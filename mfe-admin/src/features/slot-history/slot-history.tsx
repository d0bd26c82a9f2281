import type { HistoryEntryView, SlotStateView } from '@northlight/contracts';
import { from, Notice, Spinner, space, useSearchParams } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EventList } from '../../event-list.tsx';
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
  if (isPending) return <Spinner text="Reading the history" />;
  if (entries) return <Story slotId={slotId} entries={entries} actions={children} />;
  return isMissing(error) ? (
    <Notice tone="bad" title="There is no slot of this name." />
  ) : (
    <LoadFailure text="The history could not be loaded." onRetry={() => void refetch()} />
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
  if (!slot || !entry) return <Spinner text="Reading the slot" />;
  return (
    <Columns>
      <div>
        <SlotThen slot={slot} entry={isNow ? undefined : entry} isSettling={isPlaceholderData} />
        <StepThrough step={step} entries={entries} timezone={slot.timezone} onGo={go} />
        {isNow && !isPlaceholderData && actions(slot)}
      </div>
      <EventList entries={entries} step={step} timezone={slot.timezone} onGo={go} />
    </Columns>
  );
}

/** Which event somebody looks at, in the address; the last one is now. */
function useStep(last: number): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step') ?? last);
  const step = Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : last;
  const go = (to: number) => setSearch(to === last ? {} : { step: String(to) }, { replace: true });
  return [step, go];
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};

  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.xl};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(320px, 5fr) 8fr;

    > div {
      position: sticky;
      top: 96px;
      align-self: start;
    }
  }
`;
