import type { OutboxView, QueuesView } from '@northlight/contracts';
import { Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { whenText } from '../../features/operations/ago.ts';
import { FailedJobs } from '../../features/operations/failed-jobs.tsx';
import { FollowerTable, OutboxJobs, ParkedEvents } from '../../features/operations/outbox-parts.tsx';
import { QueueTable } from '../../features/operations/queue-table.tsx';
import { RetentionTable } from '../../features/operations/retention-table.tsx';
import { useOutbox, useQueues, useRetention } from '../../features/operations/use-operations.ts';
import { WaitingRooms } from '../../features/waiting-rooms/waiting-rooms.tsx';
import { texts } from '../../texts/operations.ts';
import { texts as retentionTexts } from '../../texts/retention.ts';

/** Route /admin/operations: what runs behind the site, and what is stuck; it looks again by itself. */
export function OperationsPage() {
  const queues = useQueues();
  const outbox = useOutbox();
  const retention = useRetention();
  return (
    <Page title={texts.operations}>
      <Stack $gap="xxl">
        <Loaded query={queues} failed={texts.couldntLoadQueues}>
          {(data) => <Queues data={data} />}
        </Loaded>
        <Loaded query={outbox} failed={texts.couldntLoadTheOutbox}>
          {(data) => <Log data={data} />}
        </Loaded>
        <Loaded query={retention} failed={retentionTexts.couldntLoadWhatIsDue}>
          {(data) => (
            <Part title={retentionTexts.personalDataPastItsTerm}>
              <RetentionTable retention={data} />
            </Part>
          )}
        </Loaded>
        <WaitingRooms />
      </Stack>
    </Page>
  );
}

function Queues({ data: { asOf, queues } }: { readonly data: QueuesView }) {
  return (
    <>
      <Part title={texts.queues}>
        <Row $spread>
          <Quiet>{texts.asOf({ asOf: whenText(asOf) })}</Quiet>
          <a href="/admin/queues">{texts.allJobs}</a>
        </Row>
        <QueueTable queues={queues} />
      </Part>
      <Part title={texts.failedJobs}>
        <FailedJobs queues={queues.filter(({ failed }) => failed > 0)} />
      </Part>
    </>
  );
}

function Log({ data }: { readonly data: OutboxView }) {
  return (
    <>
      <Part title={texts.outbox}>
        <OutboxJobs outbox={data} />
      </Part>
      <Part title={texts.parkedEvents}>
        <ParkedEvents parked={data.parked} />
      </Part>
      <Part title={texts.projectionsAndSubscriptions}>
        <FollowerTable followers={data.followers} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What could be loaded; where it cannot be loaded again, that is said above what is known. */
function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  if (isPending) return <Spinner text={texts.loading} />;
  return (
    <>
      {isError && <LoadFailure text={failed} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && children(data)}
    </>
  );
}

const Section = styled.section`
  display: grid;
  min-width: 0;
  gap: 12px;

  > * {
    min-width: 0;
  }

  h2 {
    font-size: 1.25rem;
  }
`;
