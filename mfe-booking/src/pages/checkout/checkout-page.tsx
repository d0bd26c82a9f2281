import { href, Link, LinkButton, Page, Row, rich, useCart } from '@northlight/site-kit';
import { EmptyState, ErrorSummary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { loadContactRules } from '../../features/check-out/use-contact-form.ts';
import { ContactStep } from '../../features/give-contact/contact-step.tsx';
import { texts } from '../../texts/checkout.ts';
import { Complaints, Counter, Fine, Form, Part } from './checkout-layout.ts';
import { OrderBar, OrderStub } from './order-stub.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { type ContactField, contactIds } from './problems.ts';
import { Merchandise } from './shop-ticket.tsx';
import { type CheckoutDesk, useCheckoutDesk } from './use-checkout-desk.ts';
import { Visits } from './visits.tsx';

/** Route /checkout: what is in the cart becomes one order, paid online now or reserved and paid at the venue. */
export function CheckoutPage() {
  const isEmpty = useCart().lines.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);
  return wasFilled ? <Checkout /> : <NothingToOrder />;
}

function Checkout() {
  const desk = useCheckoutDesk();
  if (desk.lines.length === 0) return <NothingToOrder />;
  return (
    <Page title={texts.checkout} lead={leadOf(desk.payment)}>
      <Form aria-label={texts.checkout} noValidate onSubmit={desk.submit}>
        <Complaints>
          <ErrorSummary
            attempt={desk.refusal.attempt}
            problems={desk.refusal.problems}
            title={texts.pleaseFixTheFollowing}
          />
        </Complaints>
        <div>
          <Visits desk={desk} />
          <Merchandise desk={desk} />
          <Contact desk={desk} />
          <PaymentChoice desk={desk}>
            <Consent desk={desk} />
          </PaymentChoice>
        </div>
        <Counter>
          <OrderStub desk={desk} />
          <OrderBar desk={desk} />
        </Counter>
      </Form>
    </Page>
  );
}

function leadOf({ by, isCovered }: CheckoutDesk['payment']): string {
  if (isCovered) return texts.theGiftCardCoversAll;
  return by === 'online' ? texts.payOnlineNow : texts.reserveNowPay;
}

function Contact({ desk }: { readonly desk: CheckoutDesk }) {
  const { form, messageOf, payment } = desk;
  const field = (name: ContactField) => ({
    id: contactIds[name],
    field: form.register(name),
    error: messageOf(name),
  });
  return (
    <Part aria-labelledby="checkout-contact" onFocus={() => void loadContactRules().catch(() => undefined)}>
      <h2 id="checkout-contact">{texts.yourDetails}</h2>
      <ContactStep name={field('customerName')} email={field('customerEmail')} phone={field('customerPhone')} />
      {!payment.isOffered && <Consent desk={desk} />}
    </Part>
  );
}

/** What the press means besides. */
function Consent({ desk: { payment } }: { readonly desk: CheckoutDesk }) {
  return (
    <Fine>
      {rich(payment.by === 'online' ? texts.byPayingYouAcceptOur : texts.byReservingYouAcceptOur, {
        link: (words) => <Link to={href('terms')}>{words}</Link>,
        link2: (words) => <Link to={href('privacy')}>{words}</Link>,
      })}
    </Fine>
  );
}

function NothingToOrder() {
  return (
    <Page title={texts.checkout}>
      <EmptyState title={texts.yourCartIsEmpty} hint={texts.addAVisitOrSomething}>
        <Row>
          <LinkButton to={href('experiences')}>{texts.exploreExperiences}</LinkButton>
          <LinkButton to={href('merch')} tone="secondary">
            {texts.visitTheShop}
          </LinkButton>
        </Row>
      </EmptyState>
    </Page>
  );
}
