import { limitsInWords, type UploadRules } from '@northlight/contracts';
import { color, onDemand, PartBoundary, radius, size, space } from '@northlight/site-kit';
import { FieldError, FieldFrame } from '@northlight/site-kit/ui';
import { type Ref, useId, useState } from 'react';
import styled from 'styled-components';

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
  const [isOver, setOver] = useState(false);
  const isMany = rules.mostFiles > 1;
  return (
    <div>
      <FieldFrame id={id} label={label} hint={limitsInWords(rules)}>
        {(control) => (
          <Zone $isOver={isOver}>
            <span>
              Drop {isMany ? 'files' : 'a file'} here, or <u>choose {isMany ? 'them' : 'one'}</u>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              accept={rules.types.join(',')}
              multiple={isMany}
              aria-invalid={objections.length > 0 || undefined}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={({ target }) => onChoose([...(target.files ?? [])])}
            />
          </Zone>
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

/** The browser's own field lies over all of it, unseen: what is dropped there, pressed or tabbed to is its own. */
const Zone = styled.div<{ $isOver: boolean }>`
  position: relative;
  display: flex;
  min-height: 88px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s} ${space.m};
  padding: ${space.l};
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.focus : color.edge)};
  border-radius: ${radius.s};
  background: ${({ $isOver }) => ($isOver ? color.ground : color.raised)};
  color: ${color.inkQuiet};
  font-size: ${size.small};
  text-align: center;

  u {
    color: ${color.ink};
    font-weight: 600;
  }

  input {
    position: absolute;
    width: 100%;
    cursor: pointer;
    inset: 0;
    opacity: 0;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.bad};
  }
`;
