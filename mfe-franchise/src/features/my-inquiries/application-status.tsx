import { inquiryStatuses, type MyInquiryView } from '@northlight/contracts';
import {
  Badge,
  color,
  href,
  instantDateText,
  LinkButton,
  Quiet,
  Row,
  Spinner,
  Stack,
  space,
} from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/my-inquiries.ts';
import { useMyInquiries } from './use-my-inquiries.ts';

/** Where my applications stand (decisions.md G11), with the next thing to do. */
export function ApplicationStatus() {
  const { data, isPending, isFetching, refetch } = useMyInquiries();
  return (
    <Stack as="section" $gap="xl" aria-labelledby="my-application">
      <h2 id="my-application">{texts.myApplicationStatus}</h2>
      {isPending && <Spinner text={texts.loadingYourApplication} />}
      {!isPending && !data && (
        <LoadFailure text={texts.couldntLoadYourApplication} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Standing inquiries={data} />}
    </Stack>
  );
}

function Standing({ inquiries }: { readonly inquiries: readonly MyInquiryView[] }) {
  const mayEnter = inquiries.some(({ status }) => status === 'qualified' || status === 'meeting');
  return (
    <>
      {inquiries.length === 0 ? (
        <EmptyState title={texts.youHaventAppliedYet} hint={texts.thePreApplicationTakesAbout} />
      ) : (
        <List>
          {inquiries.map((inquiry) => (
            <Inquiry key={inquiry.id} {...inquiry} />
          ))}
        </List>
      )}
      <Row>
        <LinkButton to={href('franchiseApply')} tone={mayEnter ? 'secondary' : undefined}>
          {inquiries.length === 0 ? texts.apply : texts.applyForAnotherRegion}
        </LinkButton>
        <LinkButton to={href('franchisePortal')} tone={mayEnter ? undefined : 'secondary'}>
          {texts.candidatePortal}
        </LinkButton>
      </Row>
    </>
  );
}

function Inquiry({ id, status, targetRegion, investmentLevel, timeframe, createdAt, statusSince }: MyInquiryView) {
  return (
    <li>
      <div>
        <h3>{targetRegion || texts.inquiry({ id })}</h3>
        <Quiet>{texts.inquirySent({ id, createdAt: instantDateText(createdAt), investmentLevel, timeframe })}</Quiet>
      </div>
      <div>
        <Badge $tone={status === 'disqualified' || status === 'closed' ? 'plain' : 'good'}>
          {status === 'disqualified' ? texts.notAMatchThisTime : inquiryStatuses[status]}
        </Badge>
        <Quiet>{texts.since({ statusSince: instantDateText(statusSince) })}</Quiet>
      </div>
    </li>
  );
}

const List = styled.ul`
  border-top: 1px solid ${color.ink};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space.m} ${space.xl};
    padding-block: ${space.l};
    border-bottom: 1px solid ${color.line};
  }

  h3 {
    overflow-wrap: anywhere;
  }

  li > div {
    display: grid;
    min-width: 0;
    justify-items: start;
    gap: ${space.xs};
  }
`;
