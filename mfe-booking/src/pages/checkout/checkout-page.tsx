import { closeCart, href, Link, LinkButton, Page, Row, useCart } from '@northlight/site-kit';
import { EmptyState, ErrorSummary } from '@northlight/site-kit/ui';
import { useEffect, useState } from 'react';
import { loadContactRules } from '../../features/check-out/use-contact-form.ts';
import { ContactStep } from '../../features/give-contact/contact-step.tsx';
import { Complaints, Counter, Fine, Form, Part } from './checkout-layout.ts';
import { OrderBar, OrderStub } from './order-stub.tsx';
import { type ContactField, contactIds } from './problems.ts';
import { Merchandise } from './shop-ticket.tsx';
import { type CheckoutDesk, useCheckoutDesk } from './use-checkout-desk.ts';
import { Visits } from './visits.tsx';

/** Route /checkout: what is in the cart becomes one order, reserved now and paid at the venue. */
export function CheckoutPage() {
  const isEmpty = useCart().lines.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);
  // a panel that opened beside the page before would lie over what it says once more
  useEffect(() => {
    closeCart();
  }, []);
  return wasFilled ? <Checkout /> : <NothingToOrder />;
}

function Checkout() {
  const desk = useCheckoutDesk();
  if (desk.lines.length === 0) return <NothingToOrder />;
  return (
    <Page title="Checkout" lead="Reserve now, pay at the venue. No account needed.">
      <Form aria-label="Checkout" noValidate onSubmit={desk.submit}>
        <Complaints>
          <ErrorSummary
            attempt={desk.refusal.attempt}
            problems={desk.refusal.problems}
            title="Please settle this first"
          />
        </Complaints>
        <div>
          <Visits desk={desk} />
          <Merchandise desk={desk} />
          <Contact desk={desk} />
        </div>
        <Counter>
          <OrderStub desk={desk} />
          <OrderBar desk={desk} />
        </Counter>
      </Form>
    </Page>
  );
}

function Contact({ desk: { form, messageOf } }: { readonly desk: CheckoutDesk }) {
  const field = (name: ContactField) => ({
    id: contactIds[name],
    field: form.register(name),
    error: messageOf(name),
  });
  return (
    <Part aria-labelledby="checkout-contact" onFocus={() => void loadContactRules().catch(() => undefined)}>
      <h2 id="checkout-contact">Your details</h2>
      <ContactStep name={field('customerName')} email={field('customerEmail')} phone={field('customerPhone')} />
      <Fine>
        By reserving you accept our <Link to={href('terms')}>terms</Link> and{' '}
        <Link to={href('privacy')}>privacy notice</Link>.
      </Fine>
    </Part>
  );
}

function NothingToOrder() {
  return (
    <Page title="Checkout">
      <EmptyState
        title="Your cart is empty"
        hint="Put a visit or something from the shop into it, and reserve it all here."
      >
        <Row>
          <LinkButton to={href('experiences')}>See the experiences</LinkButton>
          <LinkButton to={href('merch')} tone="secondary">
            Visit the shop
          </LinkButton>
        </Row>
      </EmptyState>
    </Page>
  );
}
