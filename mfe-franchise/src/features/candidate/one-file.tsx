import {
  type CandidateFileKind,
  type CandidateFileView,
  candidateFileKinds,
  candidateFileRules,
  candidateFileTypes,
  limitsInWords,
} from '@northlight/contracts';
import { Button, HttpError, instantDateText, Row, rich, size, space } from '@northlight/site-kit';
import { FieldFrame } from '@northlight/site-kit/ui';
import { DropZone, fileSizeText } from '@northlight/site-kit/upload';
import { type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/candidate.ts';
import { needsCode } from './use-candidate.ts';
import { objectionTo, useCandidateFile } from './use-candidate-files.ts';

interface OneFileProps {
  readonly inquiryId: number;
  readonly kind: CandidateFileKind;
  readonly file: CandidateFileView | undefined;
  readonly onLeave: () => void;
}

const accepted = [...candidateFileRules.types, ...Object.values(candidateFileTypes)].join(',');

/** A document: chosen or dropped, then named with what may be done with it. The field stays, to replace it. */
export function OneFile({ inquiryId, kind, file, onLeave }: OneFileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, error, failure, choose, remove, message, sending } = useOneFile({ inquiryId, kind, input });
  return (
    <div>
      <FieldFrame id={id} label={candidateFileKinds[kind]} hint={limitsInWords(candidateFileRules)} error={error}>
        {(control) => (
          <DropZone {...control} ref={input} accept={accepted} aria-disabled={isBusy || undefined} onChoose={choose}>
            {rich(file ? texts.dropAFileHereOr : texts.dropAFileHere, { u: (words) => <u>{words}</u> })}
          </DropZone>
        )}
      </FieldFrame>
      {sending && <Progress max={100} value={sending.percent} aria-label={texts.uploading({ name: sending.name })} />}
      <Said role="status">{message}</Said>
      {file && <SavedFile file={file} isBusy={isBusy} onRemove={() => remove(file)} />}
      {needsCode(failure) && (
        <Button tone="secondary" isSmall onClick={onLeave}>
          {texts.enterTheAccessCodeAgain}
        </Button>
      )}
    </div>
  );
}

interface SavedFileProps {
  readonly file: CandidateFileView;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function SavedFile({ file: { name, url, bytes, createdAt }, isBusy, onRemove }: SavedFileProps) {
  return (
    <Row>
      <Named>
        <a href={url} download={name} aria-label={texts.download({ name })}>
          {name}
        </a>{' '}
        {fileSizeText(bytes)}, {instantDateText(createdAt)}
      </Named>
      <Button tone="secondary" isSmall disabled={isBusy} onClick={onRemove} aria-label={texts.removeOf({ name })}>
        {texts.remove}
      </Button>
    </Row>
  );
}

interface Field extends Pick<OneFileProps, 'inquiryId' | 'kind'> {
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What is under way with a document, and what went wrong with it. */
function useOneFile({ inquiryId, kind, input }: Field) {
  const { send, remove, sentPercent } = useCandidateFile(inquiryId, kind);
  const [objection, setObjection] = useState<string>();
  const [message, say] = useState('');
  const isBusy = send.isPending || remove.isPending;
  const failure = send.error ?? remove.error;
  const begin = (objected?: string) => {
    send.reset();
    remove.reset();
    say('');
    setObjection(objected);
  };
  const choose = ([file]: readonly File[]) => {
    if (!file || isBusy) return;
    begin(objectionTo(file));
    if (!objectionTo(file)) send.mutate(file, { onSuccess: ({ name }) => say(texts.uploaded({ name })) });
    if (input.current) input.current.value = ''; // so that the same file may be chosen again
  };
  return {
    ...{ isBusy, failure, choose, message },
    error: objection ?? (failure ? messageOf(failure) : undefined),
    sending: send.isPending ? { name: send.variables.name, percent: sentPercent } : undefined,
    remove: (file: CandidateFileView) => {
      begin();
      remove.mutate(file, {
        onSuccess: () => {
          say(texts.removed({ name: file.name }));
          input.current?.focus(); // the button that had the focus is gone
        },
      });
    },
  };
}

const messageOf = (reason: Error): string =>
  (reason instanceof HttpError ? reason.userMessage : undefined) ?? texts.somethingWentWrongPleaseTry;

const Progress = styled.progress`
  display: block;
  width: 100%;
  margin-top: ${space.s};
`;

const Said = styled.p`
  font-size: ${size.small};

  &:not(:empty) {
    margin-block: ${space.s};
  }
`;

const Named = styled.span`
  min-width: 0;
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;
