import { capitalized, experienceCategories } from '@northlight/contracts';
import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { CheckboxField, ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/write-experience.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
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
      <TextField label={texts.name} isRequired maxLength={100} {...field('name')} />
      <TextArea
        label={texts.shortDescription}
        hint={texts.shownOnCards}
        rows={2}
        isRequired
        {...field('shortDescription')}
      />
      <TextArea label={texts.description} rows={7} isRequired {...field('description')} />
      <FieldPair>
        <Category field={field} tick={tick} />
        <TextField
          label={texts.price}
          hint={texts.dollarsPerPerson}
          inputMode="decimal"
          isRequired
          {...field('price')}
        />
        <TextField label={texts.duration} hint={texts.minutes} inputMode="numeric" isRequired {...field('duration')} />
        <TextField
          label={texts.displayOrder}
          hint={texts.lowerNumbersComeFirst}
          inputMode="numeric"
          {...field('displayOrder')}
        />
        <TextField label={texts.minimumAge} hint={texts.meansAllAges} inputMode="numeric" {...field('minAge')} />
        <TextField label={texts.maximumAge} inputMode="numeric" {...field('maxAge')} />
      </FieldPair>
      <TextField label={texts.tags} hint={texts.separatedByCommas} {...field('tags')} />
      <TextArea label={texts.requirements} rows={2} {...field('requirements')} />
      <TextArea label={texts.specialEquipment} rows={2} {...field('specialEquipment')} />
      <Row $gap="xl">
        <CheckboxField label={texts.popular} {...field('isPopular')} />
        <CheckboxField label={texts.new} {...field('isNew')} />
      </Row>
      {children}
      <SaveFailure failure={failure} lateSince={lateSince} subject={`experience/${id}`} />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={savingText}>
          {saveText}
        </Button>
        <Button tone="secondary" aria-disabled={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

function Category({ field, tick }: Pick<ExperienceFormProps['form'], 'field' | 'tick'>) {
  const { onChange, ...rest } = field('category');
  return (
    <SelectField
      label={texts.category}
      placeholder={texts.selectACategory}
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

const FieldPair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
