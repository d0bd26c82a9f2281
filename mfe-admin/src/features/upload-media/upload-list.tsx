import type { UploadView } from '@northlight/contracts';
import { Button, color, radius, rich, size, space } from '@northlight/site-kit';
import { FieldError } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/upload-media.ts';

const words = {
  stored: texts.isWaitingToBeProcessed,
  processing: texts.isBeingProcessed,
  ready: texts.isLive,
  failed: texts.couldntBeProcessed,
};

interface UploadListProps {
  readonly uploads: readonly UploadView[];
  /** Puts a failure away. */
  readonly onDismiss: (uploadId: string) => void;
}

/** What became of files that were sent. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label={texts.uploadedFiles}>
      {uploads.map((upload) => (
        <li key={upload.uploadId}>
          <span>{rich(words[upload.status], { fileName: upload.fileName, b: (name) => <b>{name}</b> })}</span>
          {upload.status === 'failed' ? (
            <Failure upload={upload} onDismiss={onDismiss} />
          ) : (
            <progress max={100} value={upload.progress} aria-label={`${upload.fileName}: ${upload.progress}%`} />
          )}
        </li>
      ))}
    </List>
  );
}

function Failure({ upload, onDismiss }: Pick<UploadListProps, 'onDismiss'> & { readonly upload: UploadView }) {
  const { uploadId, fileName, reason } = upload;
  return (
    <>
      <FieldError>{reason}</FieldError>
      <div>
        <Button tone="secondary" isSmall aria-label={texts.dismissOf({ fileName })} onClick={() => onDismiss(uploadId)}>
          {texts.dismiss}
        </Button>
      </div>
    </>
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
