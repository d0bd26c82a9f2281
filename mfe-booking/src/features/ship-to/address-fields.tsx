import { usStates } from '@northlight/contracts';
import { from, Stack, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/ship-to.ts';
import type { AddressDraft } from './address-draft.ts';
import type { AddressForm } from './use-address-form.ts';

export type AddressField = keyof AddressDraft;

/** Where each field of the address is on the page. */
export const addressIds: Readonly<Record<AddressField, string>> = {
  name: 'ship-to-name',
  line1: 'ship-to-line1',
  line2: 'ship-to-line2',
  city: 'ship-to-city',
  state: 'ship-to-state',
  zip: 'ship-to-zip',
};

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly messageOf: (name: AddressField) => string | undefined;
}

/** A street address in the USA, in the order in which it is written. */
export function AddressFields({ form, messageOf }: AddressFieldsProps) {
  const field = (name: AddressField, autoComplete: string) => ({
    ...{ id: addressIds[name], label: texts[name], error: messageOf(name), autoComplete: `shipping ${autoComplete}` },
    ...form.register(name),
  });
  return (
    <Stack as="fieldset" $gap="l" aria-label={texts.shippingAddress}>
      <TextField isRequired {...field('name', 'name')} />
      <TextField isRequired {...field('line1', 'address-line1')} />
      <TextField {...field('line2', 'address-line2')} />
      <TextField isRequired {...field('city', 'address-level2')} />
      <Beside>
        <SelectField
          isRequired
          options={states}
          placeholder={texts.selectAState}
          {...field('state', 'address-level1')}
        />
        <TextField isRequired inputMode="numeric" {...field('zip', 'postal-code')} />
      </Beside>
    </Stack>
  );
}

const Beside = styled.div`
  display: grid;
  gap: ${space.l};

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 1fr) 160px;
    align-items: start;
  }
`;
