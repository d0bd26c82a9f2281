import { productCategories } from '@northlight/contracts';
import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/write-product.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import type { useProductForm } from './use-product-form.ts';

interface ProductFormProps {
  readonly form: ReturnType<typeof useProductForm>;
  /** Its number; 0 for a new one. */
  readonly id?: number;
  readonly label: string;
  readonly saveText: string;
  readonly savingText: string;
  readonly onCancel: () => void;
}

const categories = productCategories.map((value) => ({ value, label: value }));

/** What visitors read about a product, what it costs and how many there are (§5). On a failure all that was typed stays. */
export function ProductForm({ form, id = 0, label, saveText, savingText, onCancel }: ProductFormProps) {
  const { field, sizes, sizesError, wrongSize, summary, save, isSaving, failure, lateSince } = form;
  return (
    <Stack as="form" $gap="xl" onSubmit={isSaving ? ignore : save} noValidate aria-label={label}>
      <ErrorSummary {...summary} />
      <TextField label={texts.name} isRequired maxLength={100} {...field('name')} />
      <TextField label={texts.slug} hint={texts.urlFriendlyEGT} isRequired {...field('slug')} />
      <TextArea label={texts.description} rows={5} isRequired {...field('description')} />
      <FieldPair>
        <TextField
          label={texts.price}
          hint={texts.dollars}
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          isRequired
          {...field('price')}
        />
        <SelectField
          label={texts.category}
          placeholder={texts.selectACategory}
          options={categories}
          isRequired
          {...field('category')}
        />
        {sizes.length === 0 && <Pieces label={texts.inventory} {...field('inventory')} />}
        {sizes.map((size) => (
          <Pieces
            key={size}
            label={texts.inventoryOf({ size })}
            {...field(`variantStock.${size}`)}
            {...(size === wrongSize && { id: 'variantStock', error: sizesError })}
          />
        ))}
      </FieldPair>
      <SaveFailure failure={failure} lateSince={lateSince} subject={`product/${id}`} />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={savingText}>
          {saveText}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** How many there are: a whole number. */
const Pieces = (field: ComponentProps<typeof TextField>) => (
  <TextField type="number" step="1" min="0" inputMode="numeric" {...field} />
);

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const FieldPair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
