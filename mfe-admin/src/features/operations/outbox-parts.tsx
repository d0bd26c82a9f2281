import { replayParked } from '@northlight/client';
import type { FollowerView, OutboxView, ParkedEventView } from '@northlight/contracts';
import { Button, callApi, Quiet, Stack } from '@northlight/site-kit';
import { texts } from '../../texts/operations.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { lasted, whenText } from './ago.ts';
import { useOperationAction } from './use-operations.ts';

type OutboxJob = OutboxView['jobs'][number];

const jobColumns: readonly Column<OutboxJob>[] = [
  { title: texts.job, sortBy: ({ kind }) => kind, show: ({ kind }) => kind },
  { title: texts.ledger, isFigure: true, show: ({ ledger }) => ledger },
  { title: texts.position, isFigure: true, show: ({ position }) => position },
  { title: texts.committedAt, sortBy: ({ at }) => at, show: ({ at }) => whenText(at) },
  { title: texts.relayedAt, show: ({ relayedAt }) => whenText(relayedAt) },
  { title: texts.failedPermanently, show: ({ failedAt }) => (failedAt ? whenText(failedAt) : '–') },
];

/** Jobs that were committed and had no effect yet. */
export function OutboxJobs({ outbox }: { readonly outbox: OutboxView }) {
  const { waiting, failed, jobs } = outbox;
  if (waiting + failed === 0) return <Quiet>{texts.allCommittedJobsHaveRun}</Quiet>;
  return (
    <Stack $gap="m">
      <Quiet>{standing(outbox)}</Quiet>
      <DataTable
        caption={texts.jobsInTheOutbox}
        isDense
        minWidth={880}
        columns={jobColumns}
        rows={jobs}
        keyOf={({ kind, ledger, position }) => `${kind}/${ledger}/${position}`}
      />
    </Stack>
  );
}

function standing({ waiting, failed, oldestSeconds, jobs }: OutboxView): string {
  const toCome = waiting > 0 && texts.jobIsWaiting({ waiting, oldestSeconds: lasted(oldestSeconds) });
  const stuck = failed > 0 && texts.jobHasFailedPermanently({ failed });
  const part = waiting + failed > jobs.length && texts.showingTheOldest({ jobs: jobs.length });
  return [toCome, stuck, part].filter(Boolean).join(' ');
}

const followerColumns: readonly Column<FollowerView>[] = [
  { title: texts.follower, sortBy: ({ name }) => name, show: ({ name }) => name },
  {
    title: texts.kind,
    show: ({ kind }) => (kind === 'inline' ? texts.projectionInTheCommit : texts.subscriptionAfterTheCommit),
  },
  { title: texts.ledger, isFigure: true, sortBy: ({ ledger }) => ledger, show: ({ ledger }) => ledger },
  { title: texts.position, isFigure: true, show: ({ position }) => position },
  { title: texts.behind, isFigure: true, sortBy: ({ behind }) => behind, show: ({ behind }) => behind },
  {
    title: texts.lag,
    isFigure: true,
    sortBy: ({ seconds }) => seconds,
    show: ({ behind, seconds }) => (behind === 0 ? '–' : lasted(seconds)),
  },
  { title: texts.parked, isFigure: true, sortBy: ({ parked }) => parked, show: ({ parked }) => parked },
];

/** Projections and subscriptions, and how far behind the log they are. */
export function FollowerTable({ followers }: { readonly followers: readonly FollowerView[] }) {
  return (
    <DataTable
      caption={texts.eventLogFollowers}
      isDense
      minWidth={880}
      columns={followerColumns}
      rows={followers}
      keyOf={({ name, ledger }) => `${name}/${ledger}`}
    />
  );
}

const parkedColumns: readonly Column<ParkedEventView>[] = [
  { title: texts.event, show: ({ stream, ledger, position }) => `${stream}, ${ledger}:${position}` },
  { title: texts.subscription, sortBy: ({ subscription }) => subscription, show: ({ subscription }) => subscription },
  { title: texts.reason, show: ({ error }) => error },
  { title: texts.attempts, isFigure: true, show: ({ tries }) => tries },
  { title: texts.nextAttempt, show: ({ retryAt }) => (retryAt ? whenText(retryAt) : texts.whenReplayed) },
  { title: texts.actions, isActions: true, show: (event) => <Replay event={event} /> },
];

/** Events whose effect failed; what follows in their stream waits behind them. */
export function ParkedEvents({ parked }: { readonly parked: readonly ParkedEventView[] }) {
  if (parked.length === 0) return <Quiet>{texts.noParkedEvents}</Quiet>;
  return (
    <DataTable
      caption={texts.parkedEvents}
      isDense
      minWidth={880}
      columns={parkedColumns}
      rows={parked}
      keyOf={({ subscription, ledger, position }) => `${subscription}/${ledger}/${position}`}
    />
  );
}

function Replay({ event: { subscription, ledger, position } }: { readonly event: ParkedEventView }) {
  const { run, isBusy } = useOperationAction();
  const which = { subscription, ledger, position };
  const replay = async () => {
    await callApi(replayParked, { body: which });
    return texts.theWorkerWillProcess;
  };
  return (
    <Button
      tone="secondary"
      isSmall
      isBusy={isBusy}
      aria-label={texts.replayOf({ subscription, ledger, position })}
      onClick={() => run(replay)}
    >
      {texts.replay}
    </Button>
  );
}
