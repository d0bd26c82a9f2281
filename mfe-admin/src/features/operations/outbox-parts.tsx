import type { FollowerView, OutboxView, ParkedEventView } from '@northlight/contracts';
import { Button, http, Quiet, Stack } from '@northlight/site-kit';
import { lasted, momentText } from './ago.ts';
import { OpsTable } from './ops-table.tsx';
import { useDeed } from './use-operations.ts';

const jobColumns = [
  { title: 'Job' },
  { title: 'Ledger', isFigure: true },
  { title: 'Position', isFigure: true },
  { title: 'Committed at' },
  { title: 'Handed over at' },
];

/** Jobs that were committed and had no effect yet. */
export function OutboxJobs({ outbox: { waiting, oldestSeconds, jobs } }: { readonly outbox: OutboxView }) {
  if (waiting === 0) return <Quiet>Every job that was committed has had its effect.</Quiet>;
  return (
    <Stack $gap="m">
      <Quiet>
        {waiting} without effect, the oldest for {lasted(oldestSeconds)}.
      </Quiet>
      <OpsTable
        label="Jobs in the outbox"
        columns={jobColumns}
        rows={jobs.map(({ kind, ledger, position, at, relayedAt }) => ({
          key: `${kind}/${ledger}/${position}`,
          cells: [kind, ledger, position, momentText(at), momentText(relayedAt)],
        }))}
      />
    </Stack>
  );
}

const followerColumns = [
  { title: 'Follower' },
  { title: 'Kind' },
  { title: 'Ledger', isFigure: true },
  { title: 'Position', isFigure: true },
  { title: 'Behind', isFigure: true },
  { title: 'Lag', isFigure: true },
  { title: 'Parked', isFigure: true },
];

/** Projections and subscriptions, and how far behind the log they are. */
export function FollowerTable({ followers }: { readonly followers: readonly FollowerView[] }) {
  return (
    <OpsTable
      label="Followers of the log"
      columns={followerColumns}
      rows={followers.map(({ name, kind, ledger, position, behind, seconds, parked }) => ({
        key: `${name}/${ledger}`,
        cells: [
          name,
          kind === 'inline' ? 'projection, in the commit' : 'subscription, after it',
          ...[ledger, position, behind, behind === 0 ? '–' : lasted(seconds), parked],
        ],
      }))}
    />
  );
}

const parkedColumns = [
  { title: 'Event' },
  { title: 'Subscription' },
  { title: 'Why' },
  { title: 'Tries', isFigure: true },
  { title: 'Next try' },
  { title: 'Actions' },
];

/** Events whose effect failed; what follows in their stream waits behind them. */
export function ParkedEvents({ parked }: { readonly parked: readonly ParkedEventView[] }) {
  if (parked.length === 0) return <Quiet>No event is parked.</Quiet>;
  return (
    <OpsTable
      label="Parked events"
      columns={parkedColumns}
      rows={parked.map((event) => ({
        key: `${event.subscription}/${event.ledger}/${event.position}`,
        cells: [
          `${event.stream}, ${event.ledger}:${event.position}`,
          event.subscription,
          event.error,
          event.tries,
          event.retryAt ? momentText(event.retryAt) : 'when replayed',
          <Replay key="replay" event={event} />,
        ],
      }))}
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
