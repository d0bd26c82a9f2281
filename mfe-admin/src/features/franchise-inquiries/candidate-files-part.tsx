import { type CandidateFileView, candidateFileKinds } from '@northlight/contracts';
import { fileSizeText } from '@northlight/site-kit/upload';
import { wholeMoment } from '../../format/moments.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
import { Facts } from './facts.tsx';

interface CandidateFilesPartProps {
  readonly files: readonly CandidateFileView[];
}

/** What a candidate has sent, to be saved; each download is in the history. */
export function CandidateFilesPart({ files }: CandidateFilesPartProps) {
  return (
    <Facts
      title={texts.candidateFiles}
      facts={files.map((file) => [
        candidateFileKinds[file.kind],
        <span key={file.id}>
          <a href={file.url} download={file.name} aria-label={texts.download({ name: file.name })}>
            {file.name}
          </a>
          {` ${fileSizeText(file.bytes)}, ${wholeMoment(file.createdAt)}`}
        </span>,
      ])}
    />
  );
}
