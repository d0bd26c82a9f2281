import { correctOrderCustomer } from '@northlight/client';
import { callApi, href, Link, Page, Stack, useParams } from '@northlight/site-kit';
import styled from 'styled-components';
import { OrderActions } from '../../features/change-order/order-actions.tsx';
import { CorrectCustomer } from '../../features/correct-customer/correct-customer.tsx';
import { OrderDetails } from '../../features/order-details/order-details.tsx';
import { texts } from '../../texts/order.ts';
import { AfterSale } from './after-sale.tsx';

/** Route /admin/orders/:reference: one order, what was done with it, and what the desk does with it. */
export function OrderPage() {
  const { reference = '' } = useParams();
  return (
    <Page title={texts.order({ reference: reference.toUpperCase() })}>
      <Stack $gap="xl">
        <OnScreen>
          <Link to={href('adminOrders')}>{texts.backToOrders}</Link>
        </OnScreen>
        <OrderDetails key={reference} reference={reference}>
          {(order) => (
            <>
              <OnScreen as="div">
                <CorrectCustomer
                  send={(input) => callApi(correctOrderCustomer, { params: { order: order.reference }, ...input })}
                  customer={order}
                  canResend={order.status === 'reserved'}
                />
              </OnScreen>
              <AfterSale order={order} />
              <OrderActions order={order} />
            </>
          )}
        </OrderDetails>
      </Stack>
    </Page>
  );
}

const OnScreen = styled.p`
  @media print {
    display: none;
  }
`;
