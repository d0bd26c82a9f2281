import type { ShippingAddressDto, UsState } from '@northlight/contracts';
import { useSession } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { type AddressDraft, emptyAddress, loadAddress, saveAddress } from './address-draft.ts';

const resolver: Resolver<AddressDraft> = async (values, context, options) => {
  const rules = await import('./address-rules.ts').catch(() => undefined);
  if (!rules) return { values, errors: {} }; // out of reach: the server has the same rules
  return (rules.addressRules as unknown as Resolver<AddressDraft>)(values, context, options);
};

export type AddressForm = UseFormReturn<AddressDraft>;

/** Whether the order is shipped, and where to: what was typed in this tab, else who is signed in. */
export const useAddressForm = () => {
  const [first] = useState(loadAddress);
  const [isChosen, setChosen] = useState(first !== undefined);
  const form = useForm<AddressDraft>({
    ...{ defaultValues: first ?? emptyAddress, resolver, mode: 'onTouched', shouldFocusError: false },
  });
  useEffect(() => {
    if (!isChosen) return;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveAddress(values) });
  }, [form, isChosen]);

  const { user } = useSession();
  useEffect(() => {
    if (!user || form.getValues().name) return;
    form.setValue('name', [user.firstName, user.lastName].filter(Boolean).join(' '));
  }, [user, form]);

  const choose = (isShipped: boolean) => {
    setChosen(isShipped);
    saveAddress(isShipped ? form.getValues() : undefined);
  };
  const state = useWatch({ control: form.control, name: 'state' }) as UsState | '';
  return { form, isChosen, choose, state: state || undefined };
};

/** As it is sent. */
export const addressOf = (form: AddressForm): ShippingAddressDto => {
  const { line2, ...address } = form.getValues();
  const trimmed = Object.entries(address).map(([name, value]) => [name, value.trim()]);
  return { ...Object.fromEntries(trimmed), ...(line2.trim() && { line2: line2.trim() }) } as ShippingAddressDto;
};
