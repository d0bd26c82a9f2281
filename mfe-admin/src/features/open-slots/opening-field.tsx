import { TextField } from '@northlight/site-kit/ui';
import type { Problems } from '../../forms/field-problems.ts';
import { texts } from '../../texts/open-slots.ts';

interface OpeningFieldProps {
  readonly value: string | undefined;
  readonly problems: Problems;
  readonly onChange: (part: { readonly opensAt: string }) => void;
}

/** From when on everybody may book; the holders of a plan their priority hours before. */
export const OpeningField = ({ value = '', problems, onChange }: OpeningFieldProps) => (
  <TextField
    type="datetime-local"
    label={texts.opensToEveryone}
    hint={texts.leaveEmptyToOpenAtOnce}
    value={value}
    error={problems.of('opensAt')}
    onChange={({ target }) => onChange({ opensAt: target.value })}
  />
);
