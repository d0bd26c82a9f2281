import type { FranchiseInquiryView } from '@northlight/contracts';
import { Spinner, Stack } from '@northlight/site-kit';
import { Dialog, LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/franchise-inquiries.ts';
import { AccessPart } from './access-part.tsx';
import { CandidateFilesPart } from './candidate-files-part.tsx';
import { HouseFactsPart } from './house-facts.tsx';
import { ApplicationFacts, CandidateFacts } from './inquiry-facts.tsx';
import { InquiryHistory } from './inquiry-history.tsx';
import { nameOf } from './inquiry-table.tsx';
import { StatusForm } from './status-form.tsx';
import { useInquiry } from './use-inquiries.ts';

interface InquiryDialogProps {
  readonly inquiry: FranchiseInquiryView;
  readonly onClose: () => void;
}

/** All of one inquiry: what was written, where it stands, what was done with it (§2). */
export function InquiryDialog({ inquiry, onClose }: InquiryDialogProps) {
  const { data, isPending, isFetching, refetch } = useInquiry(inquiry.id);
  const { status } = inquiry;
  const isInvited = status === 'qualified' || status === 'meeting';
  return (
    <Dialog title={nameOf(inquiry)} isOpen isWide onClose={onClose}>
      <Stack $gap="xl">
        <StatusForm inquiry={inquiry} />
        {isInvited && <AccessPart inquiryId={inquiry.id} access={data?.access} />}
        <ApplicationFacts inquiry={inquiry} />
        {isPending && <Spinner text={texts.loadingDetailsAndHistory} />}
        {!isPending && !data && (
          <LoadFailure
            text={texts.couldntLoadDetailsAndHistory}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.candidateDetails && (
          <>
            <CandidateFacts details={data.candidateDetails} />
            <HouseFactsPart inquiryId={inquiry.id} details={data.candidateDetails} />
          </>
        )}
        {data && data.candidateFiles.length > 0 && <CandidateFilesPart files={data.candidateFiles} />}
        {data && <InquiryHistory changes={data.history} createdAt={data.createdAt} />}
      </Stack>
    </Dialog>
  );
}
