import type { CandidateDetailsView } from '@northlight/contracts';
import { Button, href, instantDateText, LinkButton, PageTitle, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { useEffect, useState } from 'react';
import { CandidateFilesPart } from '../../features/candidate/candidate-files-part.tsx';
import { DetailsForm } from '../../features/candidate/details-form.tsx';
import { type CandidateFile, needsCode, useCandidateFile } from '../../features/candidate/use-candidate.ts';
import { useDetailsForm } from '../../features/candidate/use-details-form.ts';
import { useFocusOnHeading } from '../../focus-heading.ts';
import { texts } from '../../texts/portal.ts';

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
      <PageTitle>{texts.candidatePortal}</PageTitle>
      {error && !hasEnded ? (
        <LoadFailure text={texts.couldntLoadYourDetails} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Spinner text={texts.openingThePortal} />
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
      <PageTitle>{texts.candidatePortal}</PageTitle>
      <p>{texts.welcomeTellUsAboutYour({ firstName: applicant.firstName, lastName: applicant.lastName })}</p>
      {details && (
        <Quiet>
          {texts.submittedLastChanged({
            createdAt: instantDateText(details.createdAt),
            updatedAt: instantDateText(details.updatedAt),
          })}
        </Quiet>
      )}
      <CandidateFilesPart inquiryId={inquiryId} onLeave={onLeave} />
      <DetailsForm form={form} isUpdate={details !== null} onLeave={needsCode(form.failure) ? onLeave : undefined} />
      <Row>
        <LinkButton to={href('franchise')} tone="secondary">
          {texts.returnToFranchise}
        </LinkButton>
      </Row>
    </Stack>
  );
}

function Submitted({ details, onAgain }: { readonly details: CandidateDetailsView; readonly onAgain: () => void }) {
  useFocusOnHeading();
  return (
    <Stack $gap="xl">
      <PageTitle>{texts.detailsSubmitted}</PageTitle>
      <p>{texts.thankYouOurTeam({ proposedLocation: details.proposedLocation })}</p>
      <Row>
        <LinkButton to={href('franchise')}>{texts.returnToFranchise}</LinkButton>
        <Button tone="secondary" onClick={onAgain}>
          {texts.changeMyDetails}
        </Button>
      </Row>
    </Stack>
  );
}
