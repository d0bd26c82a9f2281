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
import type { OrderAccess } from '../../features/see-order/order-calls.ts';
import { texts } from '../../texts/order.ts';
import { CancelThings } from './cancel-things.tsx';

interface NextStepsProps {
  readonly access: OrderAccess;
  readonly order: OrderView & { readonly priceAdjusted?: boolean };
  readonly isFresh: boolean;
}

/** What happens now, in the order in which it happens, and what may still be done. */
export function NextSteps({ access, order, isFresh }: NextStepsProps) {
  const isReserved = order.status === 'reserved';
  return (
    <Aside $gap="xl">
      {order.priceAdjusted && isFresh && (
        <Notice title={texts.thePriceChangedWhileYou}>
          <p>{texts.theTotalOnThisPage}</p>
        </Notice>
      )}
      {isReserved && <Steps order={order} isFresh={isFresh} />}
      <Row>
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <LinkButton to={href('experiences')} tone="secondary">
          {texts.exploreExperiences}
        </LinkButton>
      </Row>
      {order.canCancel && order.products.length > 0 && <CancelThings access={access} order={order} />}
    </Aside>
  );
}

function Steps({ order, isFresh }: Omit<NextStepsProps, 'access'>) {
  const { bookings, products, openTickets, customerEmail } = order;
  const rules = useBookingPolicy();
  const confirmation = isFresh ? texts.yourConfirmation : texts.weSentYourConfirmation;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.whatHappensNext}</h2>
      <List>
        <li>{rich(confirmation, { customerEmail: <b>{customerEmail}</b> })}</li>
        {bookings.length > 0 && <li>{texts.showYourBookingReference}</li>}
        {openTickets.some(({ state }) => state === 'open') && <li>{texts.chooseATimeForYour}</li>}
        {products.length > 0 && <li>{texts.pickUpYourItems}</li>}
        <li>{texts.nothingWasChargedOnlineYou}</li>
        {bookings.length > 0 && <li>{isFresh ? changeText(rules) : texts.plansChangeTheLink}</li>}
      </List>
    </section>
  );
}

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
