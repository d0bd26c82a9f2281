import {
  color,
  href,
  Link,
  LinkButton,
  Notice,
  Row,
  rich,
  Stack,
  space,
  useBookingPolicy,
  useQuery,
} from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { changeText } from '../../change-text.ts';
import { meansQuery } from '../../payment-means.ts';
import { texts } from '../../texts/booking-confirmed.ts';
import type { ConfirmedBooking } from './confirmed-booking.ts';

interface WhatNextProps {
  readonly confirmed: ConfirmedBooking;
  /** What may be done with the ticket. */
  readonly children?: ReactNode;
}

/** What happens now, in the order in which it happens. */
export function WhatNext({ confirmed: { booking, experience, hold }, children }: WhatNextProps) {
  const payment = usePaymentText(hold !== undefined);
  return (
    <Stack $gap="xl">
      {booking.priceAdjusted && (
        <Notice title={texts.thePriceChangedWhileYou}>
          <p>{texts.theTotalOnThisTicket}</p>
        </Notice>
      )}
      <section aria-labelledby="what-next">
        <h2 id="what-next">{texts.whatHappensNext}</h2>
        <Steps>
          {hold ? (
            <li>
              {rich(texts.confirmAtCheckoutYourName, {
                b: (words) => <b>{words}</b>,
                customerEmail: <b>{booking.customerEmail}</b>,
              })}
            </li>
          ) : (
            <li>{rich(texts.yourConfirmation, { customerEmail: <b>{booking.customerEmail}</b> })}</li>
          )}
          {payment && <li>{payment}</li>}
          {booking.ticketType === 'member' && booking.planPercent === undefined && (
            <li>{texts.bringYourMembershipCardWell}</li>
          )}
          {experience.specialEquipment && (
            <li>{texts.goodToKnow({ specialEquipment: experience.specialEquipment })}</li>
          )}
          <li>{texts.showYourTicketOrReference}</li>
          <li>
            {rich(texts.changeOrCancelHere, {
              rules: changeText(useBookingPolicy()),
              link: (words) => <Link to={`/bookings/${booking.id}`}>{words}</Link>,
            })}
          </li>
        </Steps>
      </section>
      {children}
      <Row>
        <LinkButton to={href('experiences')} tone="secondary">
          {texts.exploreExperiences}
        </LinkButton>
        <LinkButton to={href('booking')} tone="secondary">
          {texts.bookAnotherVisit}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** Where orders are paid online, too, the page of the order says how that of firm seats is. */
const usePaymentText = (isHeld: boolean): string | undefined => {
  const { data } = useQuery(meansQuery);
  if (data?.online === false) return texts.nothingWasChargedOnlineYou;
  return isHeld ? texts.nothingHasBeenChargedYet : undefined;
};

const Steps = styled.ol`
  max-width: 60ch;
  margin-top: ${space.l};
  border-top: 1px solid ${color.line};

  li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }
`;
