import { money, Stack, space, useBookingPolicy } from '@northlight/site-kit';
import { RadioCards } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { AddressFields } from '../../features/ship-to/address-fields.tsx';
import { texts } from '../../texts/ship-to.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';

/** Shipped or picked up; nothing where there is no choice. */
export function ShippingChoice({ desk: { shipping, venues } }: { readonly desk: CheckoutDesk }) {
  const { shippingPrice, freeShippingOver } = useBookingPolicy() ?? {};
  const place = venues.data?.find(({ status }) => status === 'open');
  if (!shipping.isOffered) return null;
  const hint =
    shippingPrice === undefined || freeShippingOver === undefined
      ? texts.standardShipping
      : texts.standard({ price: money(shippingPrice), freeOver: money(freeShippingOver) });
  const options = [
    { value: 'collect', label: texts.pickUp, hint: place ? texts.atNoCharge(place) : texts.atOurFlagship },
    { value: 'ship', label: texts.shipIt, hint },
  ];
  return (
    <Choice $gap="l">
      <RadioCards
        legend={texts.howWouldYouLikeToGetIt}
        name="getBy"
        options={options}
        value={shipping.isShipped ? 'ship' : 'collect'}
        onChange={({ target }) => shipping.choose(target.value === 'ship')}
      />
      {shipping.isShipped && <AddressFields form={shipping.form} messageOf={shipping.messageOf} />}
    </Choice>
  );
}

const Choice = styled(Stack)`
  margin-top: ${space.xl};
`;
