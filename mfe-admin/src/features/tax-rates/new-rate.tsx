import { taxCategories, usStates } from '@northlight/contracts';
import { Button, Notice, Stack } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/tax-rates.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { categoryWords } from './category-words.ts';
import { useNewRate } from './use-tax-rates.ts';

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));
const categories = taxCategories.map((value) => ({ value, label: categoryWords[value] }));

/** Adds a rate from a day on; it counts instead of the one before. */
export function NewRate() {
  const { field, failure, isSaving, save } = useNewRate();
  return (
    <Stack as="form" aria-label={texts.newTaxRate} onSubmit={isSaving ? ignore : save} noValidate>
      <FieldRow>
        <SelectField
          label={texts.state}
          placeholder={texts.selectAState}
          options={states}
          isRequired
          {...field('state')}
        />
        <SelectField label={texts.on} options={categories} isRequired {...field('category')} />
        <TextField
          label={texts.percentOfThePrice}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          {...field('percent')}
        />
        <TextField label={texts.from} type="date" isRequired {...field('from')} />
        <TextField label={texts.untilOptional} type="date" {...field('until')} />
      </FieldRow>
      {failure && <Notice tone="bad" title={failure} />}
      <div>
        <Button type="submit" isBusy={isSaving} busyText={texts.saving}>
          {texts.addRate}
        </Button>
      </div>
    </Stack>
  );
}

const ignore = (event: { preventDefault(): void }): void => event.preventDefault();
