import { limitsInWords, type UploadRules } from '@northlight/contracts';
import { onDemand, PartBoundary, rich } from '@northlight/site-kit';
import { FieldError, FieldFrame } from '@northlight/site-kit/ui';
import { DropZone } from '@northlight/site-kit/upload';
import { type Ref, useId } from 'react';
import { texts } from '../../texts/upload-media.ts';

const { Component: ChosenFiles } = onDemand(async () => (await import('./chosen-files-list.tsx')).ChosenFiles);

interface FileFieldProps {
  readonly label: string;
  readonly rules: UploadRules;
  /** What is chosen. */
  readonly files: readonly File[];
  readonly objections: readonly string[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly input?: Ref<HTMLInputElement>;
}

/** Chooses files, by hand or by dropping them; what may be chosen is said before, and what was chosen is shown. */
export function FileField({ label, rules, files, objections, onChoose, input }: FileFieldProps) {
  const id = useId();
  const isMany = rules.mostFiles > 1;
  return (
    <div>
      <FieldFrame id={id} label={label} hint={limitsInWords(rules)}>
        {(control) => (
          <DropZone
            {...control}
            ref={input}
            accept={rules.types.join(',')}
            multiple={isMany}
            aria-invalid={objections.length > 0 || undefined}
            onChoose={onChoose}
          >
            {rich(isMany ? texts.dropFilesHereOrChoose : texts.dropAFileHere, { u: (words) => <u>{words}</u> })}
          </DropZone>
        )}
      </FieldFrame>
      <PartBoundary>{files.length > 0 && <ChosenFiles files={files} />}</PartBoundary>
      <div role="status">
        {objections.map((objection) => (
          <FieldError key={objection}>{objection}</FieldError>
        ))}
      </div>
    </div>
  );
}
