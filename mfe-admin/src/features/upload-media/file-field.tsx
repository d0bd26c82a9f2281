import { limitsInWords, type UploadRules } from '@northlight/contracts';
import { color, radius, space } from '@northlight/site-kit';
import { FieldError, FieldFrame } from '@northlight/site-kit/ui';
import { type Ref, useId } from 'react';
import styled from 'styled-components';

interface FileFieldProps {
  readonly label: string;
  readonly rules: UploadRules;
  readonly objections: readonly string[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly input?: Ref<HTMLInputElement>;
}

/** Chooses files; what may be chosen is said before. */
export function FileField({ label, rules, objections, onChoose, input }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldFrame id={id} label={label} hint={limitsInWords(rules)}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="file"
            accept={rules.types.join(',')}
            multiple={rules.mostFiles > 1}
            aria-invalid={objections.length > 0 || undefined}
            onChange={({ target }) => onChoose([...(target.files ?? [])])}
          />
        )}
      </FieldFrame>
      <div role="status">
        {objections.map((objection) => (
          <FieldError key={objection}>{objection}</FieldError>
        ))}
      </div>
    </div>
  );
}

const Input = styled.input`
  width: 100%;
  min-height: 48px;
  padding: ${space.s};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.s};
  background: ${color.raised};
  color: ${color.ink};

  &::file-selector-button {
    min-height: 32px;
    margin-right: ${space.m};
    padding: 0 ${space.m};
    border: 1px solid ${color.edge};
    border-radius: ${radius.s};
    background: ${color.ground};
    color: ${color.ink};
    font: inherit;
    cursor: pointer;
  }
`;
