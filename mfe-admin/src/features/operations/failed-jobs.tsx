import { encodeText, type FailedJobView, type QueueView } from '@northlight/contracts';
import { Button, http, Quiet, Row, Stack } from '@northlight/site-kit';
import { ConfirmDialog, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { whenText } from './ago.ts';
import { RetryAll } from './retry-all.tsx';
import { useDeed, useFailedJobs } from './use-operations.ts';

const columns: readonly Column<FailedJobView>[] = [
  {
    title: 'Job',
    sortBy: ({ kind }) => kind,
    show: ({ id, kind, payload }) => (
      <span title={JSON.stringify(payload)}>
        {kind}
        <br />
        <Quiet as="small">{id}</Quiet>
      </span>
    ),
  },
  { title: 'Queue', sortBy: ({ queue }) => queue, show: ({ queue }) => queue },
  { title: 'Why', show: ({ reason }) => reason },
  { title: 'Tries', isFigure: true, show: ({ attempts }) => attempts },
  {
    title: 'Failed at',
    sortBy: ({ failedAt }) => failedAt ?? undefined,
    show: ({ failedAt }) => failedAt && <time dateTime={failedAt}>{whenText(failedAt)}</time>,
  },
  { title: 'Actions', show: (job) => <Settle job={job} /> },
];

/** Jobs whose tries have all failed: somebody tries them again, or gives them up. */
export function FailedJobs({ queues }: { readonly queues: readonly QueueView[] }) {
  const { data = [] } = useFailedJobs(queues.map(({ name }) => name));
  if (data.length === 0) return <Quiet>No job has failed for good.</Quiet>;
  const all = queues.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <Stack $gap="m">
      <Row $spread>
        <Quiet>{all > data.length ? `The latest ${data.length} of ${all}.` : `${data.length} in all.`}</Quiet>
        <Row $gap="xs">
          {queues.map((queue) => (
            <RetryAll key={queue.name} queue={queue} />
          ))}
        </Row>
      </Row>
      <DataTable caption="Failed jobs" isDense minWidth={880} columns={columns} rows={data} keyOf={keyOf} />
    </Stack>
  );
}

const keyOf = ({ queue, id }: FailedJobView): string => `${queue}/${id}`;

function Settle({ job }: { readonly job: FailedJobView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useDeed(() => setAsked(false));
  const buttons = useFocusPassedOn<HTMLDivElement>();
  const path = `/api/admin/queues/${job.queue}/jobs/${encodeText(job.id)}`;
  const retry = { does: () => http.post(`${path}/retry`), done: 'The job is tried again' };
  const discard = { does: () => http.delete(path), done: 'The job is given up' };
  return (
    <Row ref={buttons} $gap="xs">
      <Button tone="secondary" isSmall isBusy={isBusy} aria-label={`Retry ${job.id}`} onClick={() => run(retry)}>
        Retry
      </Button>
      <Button tone="danger" isSmall aria-label={`Discard ${job.id}`} onClick={() => setAsked(true)}>
        Discard
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Give this job up?"
        confirmText="Discard the job"
        busyText="Discarding..."
        isBusy={isBusy}
        onConfirm={() => run(discard)}
        onCancel={() => setAsked(false)}
      >
        <p>
          <b>{job.kind}</b> ({job.id}) will never have its effect. This cannot be undone.
        </p>
      </ConfirmDialog>
    </Row>
  );
}
