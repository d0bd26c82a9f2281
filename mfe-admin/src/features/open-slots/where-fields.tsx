import { SelectField } from '@northlight/site-kit/ui';
import type { Problems } from '../../forms/field-problems.ts';
import { texts } from '../../texts/open-slots.ts';

/** Where something can be opened, and what. */
export interface Known {
  readonly venues: readonly { readonly id: number; readonly name: string }[];
  readonly experiences: ReadonlyMap<number, string>;
}

interface WhereFieldsProps extends Known {
  readonly venueId: number;
  readonly experienceId: number | undefined;
  /** The words of the empty choice. */
  readonly noExperience: string;
  readonly problems: Problems;
  readonly onChange: (part: { readonly venueId?: number; readonly experienceId?: number | undefined }) => void;
}

/** At which venue, and of which experience. */
export function WhereFields(props: WhereFieldsProps) {
  const { venues, experiences, venueId, experienceId, noExperience, problems, onChange } = props;
  return (
    <>
      <SelectField
        label={texts.venue}
        options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        value={venueId}
        error={problems.of('venueId')}
        onChange={({ target }) => onChange({ venueId: Number(target.value) })}
      />
      <SelectField
        label={texts.experience}
        placeholder={noExperience}
        options={[...experiences].map(([value, label]) => ({ value, label }))}
        value={experienceId || ''}
        error={problems.of('experienceId')}
        onChange={({ target }) => onChange({ experienceId: Number(target.value) || undefined })}
      />
    </>
  );
}
