import { type CandidateFileKind, candidateFileKinds } from '@northlight/contracts';
import { Quiet, Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/candidate.ts';
import { OneFile } from './one-file.tsx';
import { useCandidateFiles } from './use-candidate-files.ts';

interface CandidateFilesPartProps {
  readonly inquiryId: number;
  /** Back to entering the code, where the pass has ended. */
  readonly onLeave: () => void;
}

const kinds = Object.keys(candidateFileKinds) as CandidateFileKind[];

/** Resume and business plan of a candidate, beside what the form asks (decisions.md 2.3). */
export function CandidateFilesPart({ inquiryId, onLeave }: CandidateFilesPartProps) {
  const { data: files, isPending, isFetching, refetch } = useCandidateFiles(inquiryId);
  return (
    <Stack as="section" aria-label={texts.yourDocuments} $gap="l">
      <h2>{texts.yourDocuments}</h2>
      <Quiet>{texts.optionalAFileUploadsAs}</Quiet>
      {isPending && <Spinner text={texts.loadingYourDocuments} />}
      {!isPending && !files && (
        <LoadFailure text={texts.couldntLoadYourDocuments} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {files &&
        kinds.map((kind) => (
          <OneFile key={kind} {...{ inquiryId, kind, onLeave }} file={files.find((file) => file.kind === kind)} />
        ))}
    </Stack>
  );
}
