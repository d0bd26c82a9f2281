import type { CandidateDetailsView } from '@northlight/contracts';
import { Button, href, instantDateText, LinkButton, PageTitle, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { useEffect, useState } from 'react';
import { CandidateFilesPart } from '../../features/candidate/candidate-files-part.tsx';
import { DetailsForm } from '../../features/candidate/details-form.tsx';
import { type CandidateFile, needsCode, useCandidateFile } from '../../features/candidate/use-candidate.ts';
import { useDetailsForm } from '../../features/candidate/use-details-form.ts';
import { useFocusOnHeading } from '../../focus-heading.ts';

interface CandidateFileProps {
  readonly inquiryId: number;
  /** Back to entering the code. */
  readonly onLeave: () => void;
}

/** Behind the code: the form of a candidate, and what follows it. */
export function CandidateFilePart({ inquiryId, onLeave }: CandidateFileProps) {
  const { data, error, isFetching, refetch } = useCandidateFile(inquiryId);
  const hasEnded = needsCode(error);
  useEffect(() => {
    if (hasEnded) onLeave();
  }, [hasEnded, onLeave]);
  if (data) return <Filling inquiryId={inquiryId} file={data} onLeave={onLeave} />;
  return (
    <Stack $gap="xl">
      <PageTitle>Candidate portal</PageTitle>
      {error && !hasEnded ? (
        <LoadFailure text="Your details could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Spinner text="Opening the portal" />
      )}
    </Stack>
  );
}

interface FillingProps extends CandidateFileProps {
  readonly file: CandidateFile;
}

function Filling({ inquiryId, file, onLeave }: FillingProps) {
  const [round, setRound] = useState(0);
  return <OneRound key={round} {...{ inquiryId, file, onLeave }} onAgain={() => setRound(round + 1)} />;
}

function OneRound({ inquiryId, file, onLeave, onAgain }: FillingProps & { readonly onAgain: () => void }) {
  const form = useDetailsForm(inquiryId, file);
  const { applicant, details } = file;
  useFocusOnHeading();
  if (form.isSent && details) return <Submitted details={details} onAgain={onAgain} />;
  return (
    <Stack $gap="xl">
      <PageTitle>Candidate portal</PageTitle>
      <p>
        Welcome, {applicant.firstName} {applicant.lastName}. Tell us about your business and the site that you have in
        mind. You can come back and change it.
      </p>
      {details && (
        <Quiet>
          Submitted {instantDateText(details.createdAt)}, last changed {instantDateText(details.updatedAt)}.
        </Quiet>
      )}
      <CandidateFilesPart inquiryId={inquiryId} onLeave={onLeave} />
      <DetailsForm form={form} isUpdate={details !== null} onLeave={needsCode(form.failure) ? onLeave : undefined} />
      <Row>
        <LinkButton to={href('franchise')} tone="secondary">
          Return to Franchise
        </LinkButton>
      </Row>
    </Stack>
  );
}

function Submitted({ details, onAgain }: { readonly details: CandidateDetailsView; readonly onAgain: () => void }) {
  useFocusOnHeading();
  return (
    <Stack $gap="xl">
      <PageTitle>Details submitted</PageTitle>
      <p>
        Thank you. The headquarters in Rochester has your details about {details.proposedLocation}, and comes back to
        you.
      </p>
      <Row>
        <LinkButton to={href('franchise')}>Return to Franchise</LinkButton>
        <Button tone="secondary" onClick={onAgain}>
          Change my details
        </Button>
      </Row>
    </Stack>
  );
}
