import { capitalized, experienceCategories } from '@northlight/contracts';
import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { CheckboxField, ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SaveFailure } from '../../save-failure.tsx';
import type { useExperienceForm } from './use-experience-form.ts';

interface ExperienceFormProps {
  readonly form: ReturnType<typeof useExperienceForm>;
  /** Its number; 0 for a new one. */
  readonly id?: number;
  readonly label: string;
  readonly saveText: string;
  readonly savingText: string;
  readonly onCancel: () => void;
  /** What else belongs to it, for instance its pictures. */
  readonly children?: ReactNode;
}

const categories = experienceCategories.map((value) => ({
  value,
  label: capitalized(value),
}));

/** What visitors read about an experience, and what it costs (§5). On a failure everything that was typed stays. */
export function ExperienceForm({ form, id = 0, label, saveText, savingText, onCancel, children }: ExperienceFormProps) {
  const { field, summary, save, isSaving, failure, lateSince, tick } = form;
  return (
    <Stack as="form" $gap="xl" onSubmit={isSaving ? ignore : save} noValidate aria-label={label}>
      <ErrorSummary {...summary} />
      <TextField label="Name" isRequired maxLength={100} {...field('name')} />
      <TextArea
        label="Short description"
        hint="On cards and in search results"
        rows={2}
        isRequired
        {...field('shortDescription')}
      />
      <TextArea label="Description" rows={7} isRequired {...field('description')} />
      <Pairs>
        <Category field={field} tick={tick} />
        <TextField label="Price" hint="Dollars per person" inputMode="decimal" isRequired {...field('price')} />
        <TextField label="Duration" hint="Minutes" inputMode="numeric" isRequired {...field('duration')} />
        <TextField label="Display order" hint="Lower comes first" inputMode="numeric" {...field('displayOrder')} />
        <TextField label="Minimum age" hint="0 means all ages" inputMode="numeric" {...field('minAge')} />
        <TextField label="Maximum age" inputMode="numeric" {...field('maxAge')} />
      </Pairs>
      <TextField label="Tags" hint="Separated by commas" {...field('tags')} />
      <TextArea label="Requirements" rows={2} {...field('requirements')} />
      <TextArea label="Special equipment" rows={2} {...field('specialEquipment')} />
      <Row $gap="xl">
        <CheckboxField label="Popular" {...field('isPopular')} />
        <CheckboxField label="New" {...field('isNew')} />
      </Row>
      {children}
      <SaveFailure failure={failure} lateSince={lateSince} subject={`experience/${id}`} />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={savingText}>
          {saveText}
        </Button>
        <Button tone="secondary" aria-disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

function Category({ field, tick }: Pick<ExperienceFormProps['form'], 'field' | 'tick'>) {
  const { onChange, ...rest } = field('category');
  return (
    <SelectField
      label="Category"
      placeholder="Select a category"
      options={categories}
      isRequired
      {...rest}
      onChange={(event) => {
        tick(event.target.value);
        return onChange(event);
      }}
    />
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const Pairs = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
