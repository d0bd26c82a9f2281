import type { FailedJobView } from '@northlight/contracts';
import { Button, http, Quiet, Row } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { momentText } from './ago.ts';
import { OpsTable } from './ops-table.tsx';
import { useDeed, useFailedJobs } from './use-operations.ts';

const columns = [
  { title: 'Job' },
  { title: 'Queue' },
  { title: 'Why' },
  { title: 'Tries', isFigure: true },
  { title: 'Failed at' },
  { title: 'Actions' },
];

/** Jobs whose tries have all failed: somebody tries them again, or gives them up. */
export function FailedJobs({ queues }: { readonly queues: readonly string[] }) {
  const { data = [] } = useFailedJobs(queues);
  if (data.length === 0) return <Quiet>No job has failed for good.</Quiet>;
  return (
    <OpsTable
      label="Failed jobs"
      columns={columns}
      rows={data.map((job) => ({
        key: `${job.queue}/${job.id}`,
        cells: [
          <span key="name" title={JSON.stringify(job.payload)}>
            {job.kind}
            <br />
            <Quiet as="small">{job.id}</Quiet>
          </span>,
          job.queue,
          job.reason,
          job.attempts,
          momentText(job.failedAt),
          <Settle key="settle" job={job} />,
        ],
      }))}
    />
  );
}

function Settle({ job }: { readonly job: FailedJobView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useDeed(() => setAsked(false));
  const path = `/api/admin/queues/${job.queue}/jobs/${encodeURIComponent(job.id)}`;
  const retry = { does: () => http.post(`${path}/retry`), done: 'The job is tried again' };
  const discard = { does: () => http.delete(path), done: 'The job is given up' };
  return (
    <Row $gap="xs">
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
