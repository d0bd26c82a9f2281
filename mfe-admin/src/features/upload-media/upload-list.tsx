import type { UploadView } from '@northlight/contracts';
import { color, radius, size, space } from '@northlight/site-kit';
import { FieldError } from '@northlight/site-kit/ui';
import styled from 'styled-components';

const words = {
  stored: 'waits for its turn',
  processing: 'is being drawn',
  ready: 'is shown',
  failed: 'cannot be shown',
};

/** What became of files that were sent. */
export function UploadList({ uploads }: { readonly uploads: readonly UploadView[] }) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Files that were sent">
      {uploads.map(({ uploadId, fileName, status, progress, reason }) => (
        <li key={uploadId}>
          <span>
            <b>{fileName}</b> {words[status]}
          </span>
          {status === 'failed' ? (
            <FieldError>{reason}</FieldError>
          ) : (
            <progress max={100} value={progress} aria-label={`${fileName}: ${progress}%`} />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};

  li {
    display: grid;
    gap: ${space.xs};
    padding: ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  progress {
    width: 100%;
    accent-color: ${color.ink};
  }
`;
