import type { QueueView } from '@northlight/contracts';
import { Badge, Button, http, Row } from '@northlight/site-kit';
import { lasted } from './ago.ts';
import { OpsTable } from './ops-table.tsx';
import { useDeed } from './use-operations.ts';

const columns = [
  { title: 'Queue' },
  ...['Waiting', 'Oldest', 'Running', 'Later', 'Retrying', 'Stalled', 'Failed', 'Done', 'Workers'].map((title) => ({
    title,
    isFigure: true,
  })),
  { title: 'Actions' },
];

/** How each queue stands; none begins a job while it is paused. */
export function QueueTable({ queues }: { readonly queues: readonly QueueView[] }) {
  return (
    <OpsTable
      label="Queues"
      columns={columns}
      rows={queues.map((queue) => ({
        key: queue.name,
        cells: [
          <Row key="name" $gap="s">
            {queue.name}
            {queue.isPaused && <Badge>Paused</Badge>}
          </Row>,
          queue.waiting,
          queue.oldestSeconds === null ? '–' : lasted(queue.oldestSeconds),
          queue.active,
          queue.delayed,
          queue.retrying,
          queue.stalled,
          queue.failed,
          queue.completed,
          queue.workers,
          <Steer key="steer" queue={queue} />,
        ],
      }))}
    />
  );
}

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
