import { type CandidateFileKind, candidateFileKinds } from '@northlight/contracts';
import { Quiet, Spinner, Stack } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
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
    <Stack as="section" aria-label="Your documents" $gap="l">
      <h2>Your documents</h2>
      <Quiet>Optional. A file is sent as soon as you choose it; only you and our franchise team can download it.</Quiet>
      {isPending && <Spinner text="Loading your documents" />}
      {!isPending && !files && (
        <LoadFailure
          text="Your documents could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {files &&
        kinds.map((kind) => (
          <OneFile key={kind} {...{ inquiryId, kind, onLeave }} file={files.find((file) => file.kind === kind)} />
        ))}
    </Stack>
  );
}
