import type { FollowerView, OutboxView, ParkedEventView } from '@northlight/contracts';
import { Button, http, Quiet, Stack } from '@northlight/site-kit';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { lasted, whenText } from './ago.ts';
import { useDeed } from './use-operations.ts';

type OutboxJob = OutboxView['jobs'][number];

const jobColumns: readonly Column<OutboxJob>[] = [
  { title: 'Job', sortBy: ({ kind }) => kind, show: ({ kind }) => kind },
  { title: 'Ledger', isFigure: true, show: ({ ledger }) => ledger },
  { title: 'Position', isFigure: true, show: ({ position }) => position },
  { title: 'Committed at', sortBy: ({ at }) => at, show: ({ at }) => whenText(at) },
  { title: 'Handed over at', show: ({ relayedAt }) => whenText(relayedAt) },
  { title: 'Failed for good', show: ({ failedAt }) => (failedAt ? whenText(failedAt) : '–') },
];

/** Jobs that were committed and had no effect yet. */
export function OutboxJobs({ outbox }: { readonly outbox: OutboxView }) {
  const { waiting, failed, jobs } = outbox;
  if (waiting + failed === 0) return <Quiet>Every job that was committed has had its effect.</Quiet>;
  return (
    <Stack $gap="m">
      <Quiet>{standing(outbox)}</Quiet>
      <DataTable
        caption="Jobs in the outbox"
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
  const toCome =
    waiting > 0 && `${waiting} will have their effect, the oldest has waited for ${lasted(oldestSeconds)}.`;
  const stuck = failed > 0 && `${failed} failed for good and wait for you above.`;
  const part = waiting + failed > jobs.length && `These are the oldest ${jobs.length}.`;
  return [toCome, stuck, part].filter(Boolean).join(' ');
}

const followerColumns: readonly Column<FollowerView>[] = [
  { title: 'Follower', sortBy: ({ name }) => name, show: ({ name }) => name },
  { title: 'Kind', show: ({ kind }) => (kind === 'inline' ? 'projection, in the commit' : 'subscription, after it') },
  { title: 'Ledger', isFigure: true, sortBy: ({ ledger }) => ledger, show: ({ ledger }) => ledger },
  { title: 'Position', isFigure: true, show: ({ position }) => position },
  { title: 'Behind', isFigure: true, sortBy: ({ behind }) => behind, show: ({ behind }) => behind },
  {
    title: 'Lag',
    isFigure: true,
    sortBy: ({ seconds }) => seconds,
    show: ({ behind, seconds }) => (behind === 0 ? '–' : lasted(seconds)),
  },
  { title: 'Parked', isFigure: true, sortBy: ({ parked }) => parked, show: ({ parked }) => parked },
];

/** Projections and subscriptions, and how far behind the log they are. */
export function FollowerTable({ followers }: { readonly followers: readonly FollowerView[] }) {
  return (
    <DataTable
      caption="Followers of the log"
      isDense
      minWidth={880}
      columns={followerColumns}
      rows={followers}
      keyOf={({ name, ledger }) => `${name}/${ledger}`}
    />
  );
}

const parkedColumns: readonly Column<ParkedEventView>[] = [
  { title: 'Event', show: ({ stream, ledger, position }) => `${stream}, ${ledger}:${position}` },
  { title: 'Subscription', sortBy: ({ subscription }) => subscription, show: ({ subscription }) => subscription },
  { title: 'Why', show: ({ error }) => error },
  { title: 'Tries', isFigure: true, show: ({ tries }) => tries },
  { title: 'Next try', show: ({ retryAt }) => (retryAt ? whenText(retryAt) : 'when replayed') },
  { title: 'Actions', show: (event) => <Replay event={event} /> },
];

/** Events whose effect failed; what follows in their stream waits behind them. */
export function ParkedEvents({ parked }: { readonly parked: readonly ParkedEventView[] }) {
  if (parked.length === 0) return <Quiet>No event is parked.</Quiet>;
  return (
    <DataTable
      caption="Parked events"
      isDense
      minWidth={880}
      columns={parkedColumns}
      rows={parked}
      keyOf={({ subscription, ledger, position }) => `${subscription}/${ledger}/${position}`}
    />
  );
}

function Replay({ event: { subscription, ledger, position } }: { readonly event: ParkedEventView }) {
  const { run, isBusy } = useDeed();
  const which = { subscription, ledger, position };
  const deed = { does: () => http.post('/api/admin/outbox/replay', which), done: 'The worker takes it again' };
  return (
    <Button
      tone="secondary"
      isSmall
      isBusy={isBusy}
      aria-label={`Replay ${subscription} ${ledger}:${position}`}
      onClick={() => run(deed)}
    >
      Replay
    </Button>
  );
}
