import type { OrderView } from '@northlight/contracts';
import {
  Button,
  color,
  href,
  LinkButton,
  Notice,
  Row,
  rich,
  Stack,
  space,
  useBookingPolicy,
} from '@northlight/site-kit';
import styled from 'styled-components';
import { changeText } from '../../change-text.ts';
import type { Standing } from '../../features/pay-online/use-order-payment.ts';
import type { OrderAccess } from '../../order-access.ts';
import { leftAtVenue } from '../../payment-stage.ts';
import { texts } from '../../texts/order.ts';
import { CancelThings } from './cancel-things.tsx';
import { ReceiptWays } from './receipt-ways.tsx';
import { Returns } from './returns.tsx';

interface NextStepsProps {
  readonly access: OrderAccess;
  readonly order: OrderView & { readonly priceAdjusted?: boolean };
  readonly standing: Standing;
  readonly isFresh: boolean;
}

/** What happens now, in the order in which it happens, and what may still be done. */
export function NextSteps({ access, order, standing, isFresh }: NextStepsProps) {
  const { status } = order;
  const isAwaiting = status === 'awaiting_payment';
  const hasReceipt = isPaid(order, standing);
  return (
    <Aside $gap="xl">
      {order.priceAdjusted && isFresh && (
        <Notice title={texts.thePriceChangedWhileYou}>
          <p>{texts.theTotalOnThisPage}</p>
        </Notice>
      )}
      {(isAwaiting || status === 'reserved') && <Steps {...{ order, standing, isFresh }} />}
      <Row>
        {!isAwaiting && <Button onClick={() => window.print()}>{texts.print}</Button>}
        {hasReceipt && <ReceiptWays access={access} reference={order.reference} />}
        <LinkButton to={href('experiences')} tone="secondary">
          {texts.exploreExperiences}
        </LinkButton>
      </Row>
      {!isAwaiting && order.canCancel && order.products.length > 0 && (
        <CancelThings access={access} order={order} paidBy={standing.paidBy} />
      )}
      <Returns access={access} order={order} />
    </Aside>
  );
}

/** Online, or the merchandise by a gift card: then there is a receipt. */
const isPaid = ({ status, products }: OrderView, { payment, paidBy }: Standing): boolean => {
  if (status === 'awaiting_payment') return false;
  return (payment?.paid ?? 0) > 0 || (paidBy === 'card' && products.length > 0 && status !== 'cancelled');
};

function Steps({ order, standing, isFresh }: Omit<NextStepsProps, 'access'>) {
  const { status, bookings, products, openTickets, customerEmail } = order;
  const rules = useBookingPolicy();
  const payment = paymentText(order, standing);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.whatHappensNext}</h2>
      <List>
        <li>{rich(confirmationOf(order, isFresh), { customerEmail: <b>{customerEmail}</b> })}</li>
        {bookings.length > 0 && <li>{texts.showYourBookingReference}</li>}
        {openTickets.some(({ state }) => state === 'open') && <li>{texts.chooseATimeForYour}</li>}
        {products.length > 0 && <li>{order.shipment ? texts.weShipYourItems : texts.pickUpYourItems}</li>}
        {payment && <li>{payment}</li>}
        {bookings.length > 0 && status === 'reserved' && (
          <li>{isFresh ? changeText(rules) : texts.plansChangeTheLink}</li>
        )}
      </List>
    </section>
  );
}

const confirmationOf = ({ status }: OrderView, isFresh: boolean) => {
  if (status === 'awaiting_payment') return texts.onceItsPaidWellEmail;
  return isFresh ? texts.yourConfirmation : texts.weSentYourConfirmation;
};

/** Nothing while it is not certain, and nothing where the bill says more. */
const paymentText = (order: OrderView, { paidBy, payment }: Standing): string | undefined => {
  if (order.giftCards) return undefined;
  if (paidBy === 'venue') return texts.nothingWasChargedOnlineYou;
  if (order.shipment && order.bookings.length === 0) return undefined; // nobody comes to the venue
  if (paidBy === 'card') return texts.everythingIsPaid;
  return payment && paidBy === 'online' && leftAtVenue(order, payment) === 0 ? texts.everythingIsPaid : undefined;
};

const Aside = styled(Stack)`
  @media print {
    display: none;
  }
`;

const List = styled.ol`
  max-width: 60ch;
  margin-top: ${space.l};
  border-top: 1px solid ${color.line};

  li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }
`;
