import { money, Stack } from '@northlight/site-kit';
import { CheckboxField, RadioCards } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import type { VenueLimit } from '../../payment-means.ts';
import { texts } from '../../texts/checkout.ts';
import { texts as shipTexts } from '../../texts/ship-to.ts';
import { Part } from './checkout-layout.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';
import type { PayBy } from './use-payment-choice.ts';

interface Option {
  readonly value: PayBy;
  readonly label: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
}

const optionsOf = ({ venueLimit, isShipped }: CheckoutDesk['payment']): readonly Option[] => {
  const venue = { value: 'venue', label: texts.payAtTheVenue } as const;
  return [
    { value: 'online', label: texts.payNow, hint: texts.byCardOnOurPayment },
    { ...venue, ...venueHint(venueLimit, isShipped) },
  ];
};

/** Whether the venue takes the money, or why not. @param limit above which it does not, where this is more */
const venueHint = (limit: VenueLimit | undefined, isShipped: boolean) => {
  if (isShipped) return { hint: shipTexts.shippedOrdersArePaidOnline, isDisabled: true };
  return limit ? { hint: limitText(limit), isDisabled: true } : { hint: texts.nothingIsChargedNow };
};

const limitText = ({ upTo, venue = '' }: VenueLimit): string => {
  const names = { hasVenue: venue ? 'yes' : 'no', venue } as const;
  return upTo > 0 ? texts.ordersOverArePaid({ ...names, upTo: money(upTo) }) : texts.ordersArePaid(names);
};

interface PaymentChoiceProps {
  readonly desk: CheckoutDesk;
  readonly children: ReactNode;
}

/** Now or at the venue; nothing where only the venue takes money. */
export function PaymentChoice({ desk: { payment }, children }: PaymentChoiceProps) {
  if (!payment.isOffered) return null;
  return (
    <Part aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{texts.payment}</h2>
      <Stack $gap="m">
        <RadioCards
          legend={texts.howWouldYouLikeToPay}
          name="payBy"
          options={optionsOf(payment)}
          value={payment.by}
          onChange={({ target }) => payment.choose(target.value as PayBy)}
        />
        {payment.by === 'online' && (
          <CheckboxField
            label={texts.emailMeIfILeave}
            checked={payment.wantsReminder}
            onChange={({ target }) => payment.wantReminder(target.checked)}
          />
        )}
        {children}
      </Stack>
    </Part>
  );
}
