import { discardJob, retryJob } from '@northlight/client';
import type { FailedJobView, QueueView } from '@northlight/contracts';
import { Button, callApi, Quiet, Row, rich, Stack } from '@northlight/site-kit';
import { ConfirmDialog, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/operations.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { whenText } from './ago.ts';
import { RetryAll } from './retry-all.tsx';
import { useFailedJobs, useOperationAction } from './use-operations.ts';

const columns: readonly Column<FailedJobView>[] = [
  {
    title: texts.job,
    sortBy: ({ kind }) => kind,
    show: ({ id, kind, payload }) => (
      <span title={JSON.stringify(payload)}>
        {kind}
        <br />
        <Quiet as="small">{id}</Quiet>
      </span>
    ),
  },
  { title: texts.queue, sortBy: ({ queue }) => queue, show: ({ queue }) => queue },
  { title: texts.reason, show: ({ reason }) => reason },
  { title: texts.attempts, isFigure: true, show: ({ attempts }) => attempts },
  {
    title: texts.failedAt,
    sortBy: ({ failedAt }) => failedAt ?? undefined,
    show: ({ failedAt }) => failedAt && <time dateTime={failedAt}>{whenText(failedAt)}</time>,
  },
  { title: texts.actions, isActions: true, show: (job) => <Settle job={job} /> },
];

/** Jobs whose tries have all failed: somebody tries them again, or gives them up. */
export function FailedJobs({ queues }: { readonly queues: readonly QueueView[] }) {
  const { data = [] } = useFailedJobs(queues.map(({ name }) => name));
  if (data.length === 0) return <Quiet>{texts.noJobsHaveFailedPermanently}</Quiet>;
  const all = queues.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <Stack $gap="m">
      <Row $spread>
        <Quiet>
          {all > data.length ? texts.latestOf({ shown: data.length, all }) : texts.total({ count: data.length })}
        </Quiet>
        <Row $gap="xs">
          {queues.map((queue) => (
            <RetryAll key={queue.name} queue={queue} />
          ))}
        </Row>
      </Row>
      <DataTable caption={texts.failedJobs} isDense minWidth={880} columns={columns} rows={data} keyOf={keyOf} />
    </Stack>
  );
}

const keyOf = ({ queue, id }: FailedJobView): string => `${queue}/${id}`;

function Settle({ job }: { readonly job: FailedJobView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useOperationAction(() => setAsked(false));
  const buttons = useFocusPassedOn<HTMLDivElement>();
  const params = { name: job.queue, id: job.id };
  const retry = async () => {
    await callApi(retryJob, { params });
    return texts.retryingTheJob;
  };
  const discard = async () => {
    await callApi(discardJob, { params });
    return texts.jobDiscarded;
  };
  return (
    <Row ref={buttons} $gap="xs">
      <Button
        tone="secondary"
        isSmall
        isBusy={isBusy}
        aria-label={texts.retryOf({ id: job.id })}
        onClick={() => run(retry)}
      >
        {texts.retry}
      </Button>
      <Button tone="danger" isSmall aria-label={texts.discardOf({ id: job.id })} onClick={() => setAsked(true)}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.discardThisJob}
        confirmText={texts.discardJob}
        busyText={texts.discarding}
        isBusy={isBusy}
        onConfirm={() => run(discard)}
        onCancel={() => setAsked(false)}
      >
        <p>{rich(texts.willNeverRunThisCannot, { kind: <b>{job.kind}</b>, id: job.id })}</p>
      </ConfirmDialog>
    </Row>
  );
}
