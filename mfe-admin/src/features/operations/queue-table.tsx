import { pauseQueue, resumeQueue } from '@northlight/client';
import type { QueueView } from '@northlight/contracts';
import { Badge, Button, callApi, Row } from '@northlight/site-kit';
import { texts } from '../../texts/operations.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { lasted } from './ago.ts';
import { useOperationAction } from './use-operations.ts';

const counted = (title: string, of: (queue: QueueView) => number): Column<QueueView> => ({
  title,
  isFigure: true,
  sortBy: of,
  show: of,
});

/** Something is to be done, or was begun, and nobody does it. */
const lacksWorker = ({ workers, waiting, active }: QueueView): boolean => workers === 0 && waiting + active > 0;

const columns: readonly Column<QueueView>[] = [
  {
    title: texts.queue,
    show: (queue) => (
      <Row $gap="s">
        {queue.name}
        {queue.isPaused && <Badge>{texts.paused}</Badge>}
        {lacksWorker(queue) && <Badge>{texts.noWorker}</Badge>}
      </Row>
    ),
  },
  counted(texts.waiting, ({ waiting }) => waiting),
  {
    title: texts.oldest,
    isFigure: true,
    sortBy: ({ oldestSeconds }) => oldestSeconds ?? undefined,
    show: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : lasted(oldestSeconds)),
  },
  counted(texts.running, ({ active }) => active),
  counted(texts.delayed, ({ delayed }) => delayed),
  counted(texts.retrying, ({ retrying }) => retrying),
  counted(texts.stalled, ({ stalled }) => stalled),
  counted(texts.failed, ({ failed }) => failed),
  counted(texts.done, ({ completed }) => completed),
  counted(texts.workers, ({ workers }) => workers),
  { title: texts.actions, isActions: true, show: (queue) => <Steer queue={queue} /> },
];

/** How each queue stands; none begins a job while it is paused. */
export const QueueTable = ({ queues }: { readonly queues: readonly QueueView[] }) => (
  <DataTable
    caption={texts.queues}
    isDense
    minWidth={1040}
    columns={columns}
    rows={queues}
    keyOf={({ name }) => name}
  />
);

function Steer({ queue: { name, isPaused } }: { readonly queue: QueueView }) {
  const { run, isBusy } = useOperationAction();
  const steer = async () => {
    await callApi(isPaused ? resumeQueue : pauseQueue, { params: { name } });
    return isPaused ? texts.queueResumed({ name }) : texts.queuePaused({ name });
  };
  return (
    <Button
      tone="secondary"
      isSmall
      isBusy={isBusy}
      aria-label={`${isPaused ? texts.resume : texts.pause} ${name}`}
      onClick={() => run(steer)}
    >
      {isPaused ? texts.resume : texts.pause}
    </Button>
  );
}
