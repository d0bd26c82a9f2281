import { type CartLine, useQuery } from '@northlight/site-kit';
import type { AddressField } from '../../features/ship-to/address-fields.tsx';
import { addressOf, useAddressForm } from '../../features/ship-to/use-address-form.ts';
import { meansQuery } from '../../payment-means.ts';

/** How the merchandise of the order gets to its customer. Shipping is offered where the order can be paid online. */
export const useShipping = (lines: readonly CartLine[]) => {
  const { data } = useQuery(meansQuery);
  const { form, isChosen, choose, state } = useAddressForm();
  const isOffered = data?.online === true && lines.some(({ type }) => type === 'product');
  const isShipped = isOffered && isChosen;
  return {
    ...{ form, choose, state, isOffered, isShipped },
    messageOf: (name: AddressField) => form.getFieldState(name, form.formState).error?.message,
    /** As of now, also between two drawings of the page. */
    freshMessageOf: (name: AddressField) => form.getFieldState(name).error?.message,
    address: () => (isShipped ? addressOf(form) : undefined),
  };
};
