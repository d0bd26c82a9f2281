import { href, Link, Page, Prose, site } from '@northlight/site-kit';

/** Route /terms: what one agrees to with a booking or an account (decisions.md G49). */
export function TermsPage() {
  return (
    <Page title="Terms and Conditions" lead="In plain words, so that both of us know what was agreed.">
      <Prose>
        <h2>Booking</h2>
        <p>
          You may book 1 to 20 tickets at once for one experience, one date and one time. With the booking the seats are
          yours and nobody else can take them. Times are the local times of the venue.
        </p>
        <h2>Prices</h2>
        <ul>
          <li>Prices are in US dollars per person. A booking fee of 6% of the subtotal is added once.</li>
          <li>Member tickets are 10% off. Your card may be checked at the door.</li>
          <li>Group tickets are 10% off from 5 tickets on.</li>
          <li>The Family Pack is exactly 4 tickets for $112.00.</li>
        </ul>
        <p>The price that counts is the one on your booking. It does not change when our prices do.</p>
        <h2>Moving and cancelling</h2>
        <ul>
          <li>48 hours or more before the start: a full refund, booking fee included.</li>
          <li>Up to 24 hours before the start: you may move the booking to another time.</li>
          <li>Later than that, neither. Moving a booking does not bring a refund back.</li>
        </ul>
        <h2>On the day</h2>
        <p>
          Each experience names its age, its height or weight limits and what to wear. They are there for safety, and we
          cannot make exceptions at the door. Guides may end a visit that endangers others.
        </p>
        <h2>Merchandise</h2>
        <p>
          Standard shipping takes 3 to 5 business days and is free in the US for orders over $50. Unworn items may be
          returned within 30 days.
        </p>
        <h2>Accounts</h2>
        <p>Keep your password to yourself. What is booked with your account is booked by you.</p>
        <p>
          {site.productName}, 100 Demo Plaza, Rochester, NY 14604. How we treat your data is in{' '}
          <Link to={href('privacy')}>Privacy</Link>.
        </p>
      </Prose>
    </Page>
  );
}
