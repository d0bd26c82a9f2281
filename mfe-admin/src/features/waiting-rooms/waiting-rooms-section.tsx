import type { WaitingRoomStage, WaitingRoomView } from '@northlight/contracts';
import { Button, Quiet, Row, Spinner, Stack, useQuery } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { momentText } from '../../format/moments.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/waiting-rooms.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { NewWaitingRoom } from './new-waiting-room.tsx';
import { CloseRoom, RateDialog } from './room-dialogs.tsx';
import { waitingRoomsQuery } from './use-waiting-rooms.ts';

/** What guests wait in when everyone comes at once: planned, steered and closed. */
export function WaitingRoomsSection() {
  return (
    <Stack $gap="l">
      <Title>{texts.waitingRooms}</Title>
      <Quiet>{texts.whatTheyDo}</Quiet>
      <Rooms />
      <NewWaitingRoom />
    </Stack>
  );
}

type Action = { readonly kind: 'close' | 'rate'; readonly room: WaitingRoomView };

function Rooms() {
  const { data: rooms, isPending, isFetching, refetch } = useQuery(waitingRoomsQuery);
  const experiences = useExperienceNames();
  const [action, setAction] = useState<Action>();
  const done = () => setAction(undefined);
  if (isPending) return <Spinner text={texts.loading} />;
  if (!rooms) return <LoadFailure text={texts.couldntLoad} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (rooms.length === 0) return <EmptyState title={texts.none} />;
  return (
    <>
      <DataTable
        caption={texts.waitingRooms}
        columns={columnsOf(experiences, setAction)}
        rows={rooms}
        keyOf={({ id }) => id}
      />
      <DialogBoundary>{action?.kind === 'close' && <CloseRoom room={action.room} onClose={done} />}</DialogBoundary>
      <DialogBoundary>{action?.kind === 'rate' && <RateDialog room={action.room} onClose={done} />}</DialogBoundary>
    </>
  );
}

const stages: Readonly<Record<WaitingRoomStage, string>> = {
  ...{ planned: texts.planned, gathering: texts.gathering, open: texts.open, closed: texts.closed },
};

const columnsOf = (
  experiences: ReadonlyMap<number, string>,
  act: (action: Action) => void,
): readonly Column<WaitingRoomView>[] => [
  { title: texts.name, isName: true, show: ({ name }) => name },
  {
    title: texts.inFrontOf,
    show: ({ experienceId }) => (experienceId === null ? texts.wholeSite : experiences.get(experienceId)),
  },
  { title: texts.opens, isOneLine: true, show: ({ opensAt }) => momentText(opensAt) },
  { title: texts.stage, isOneLine: true, show: ({ stage }) => stages[stage] },
  { title: texts.rate, isFigure: true, show: ({ admittedPerMinute }) => admittedPerMinute },
  {
    title: texts.actions,
    isActions: true,
    show: (room) => room.stage !== 'closed' && <Actions room={room} act={act} />,
  },
];

const Actions = ({ room, act }: { readonly room: WaitingRoomView; readonly act: (action: Action) => void }) => (
  <Row>
    <Button
      tone="quiet"
      isSmall
      onClick={() => act({ kind: 'rate', room })}
      aria-label={texts.newRateOf({ name: room.name })}
    >
      {texts.newRate}
    </Button>
    <Button
      tone="quiet"
      isSmall
      onClick={() => act({ kind: 'close', room })}
      aria-label={texts.closeOf({ name: room.name })}
    >
      {texts.close}
    </Button>
  </Row>
);

const Title = styled.h2`
  font-size: 1.25rem;
`;
