import type { QueueView } from '@northlight/contracts';
import { Badge, Button, http, Row } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { lasted } from './ago.ts';
import { useDeed } from './use-operations.ts';

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
    title: 'Queue',
    show: (queue) => (
      <Row $gap="s">
        {queue.name}
        {queue.isPaused && <Badge>Paused</Badge>}
        {lacksWorker(queue) && <Badge>No worker</Badge>}
      </Row>
    ),
  },
  counted('Waiting', ({ waiting }) => waiting),
  {
    title: 'Oldest',
    isFigure: true,
    sortBy: ({ oldestSeconds }) => oldestSeconds ?? undefined,
    show: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : lasted(oldestSeconds)),
  },
  counted('Running', ({ active }) => active),
  counted('Later', ({ delayed }) => delayed),
  counted('Retrying', ({ retrying }) => retrying),
  counted('Stalled', ({ stalled }) => stalled),
  counted('Failed', ({ failed }) => failed),
  counted('Done', ({ completed }) => completed),
  counted('Workers', ({ workers }) => workers),
  { title: 'Actions', show: (queue) => <Steer queue={queue} /> },
];

/** How each queue stands; none begins a job while it is paused. */
export const QueueTable = ({ queues }: { readonly queues: readonly QueueView[] }) => (
  <DataTable caption="Queues" isDense minWidth={1040} columns={columns} rows={queues} keyOf={({ name }) => name} />
);

function Steer({ queue: { name, isPaused } }: { readonly queue: QueueView }) {
  const { run, isBusy } = useDeed();
  const does = isPaused ? 'resume' : 'pause';
  const deed = {
    does: () => http.post(`/api/admin/queues/${name}/${does}`),
    done: isPaused ? `The queue ${name} goes on` : `The queue ${name} is paused`,
  };
  return (
    <Button
      tone="secondary"
      isSmall
      isBusy={isBusy}
      aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
      onClick={() => run(deed)}
    >
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}
