import { href, Link, Prose } from '@northlight/site-kit';

/** When support answers, and what is asked most (§2 Contact, §9). */
export function Support() {
  return (
    <Prose>
      <h2>Support hours</h2>
      <p>
        Monday to Friday 8:00 AM–11:00 PM ET
        <br />
        Saturday and Sunday 9:00 AM–8:00 PM ET
      </p>
      <h2>What people ask</h2>
      <h3>Can I move my booking?</h3>
      <p>Yes, up to 24 hours before it starts.</p>
      <h3>Do I get my money back if I cancel?</h3>
      <p>All of it, booking fee included, when you cancel 48 hours or more before.</p>
      <h3>How many people may come together?</h3>
      <p>Up to 20 in one booking. From 5 tickets on, group tickets are 10% off.</p>
      <h3>Where do I park?</h3>
      <p>At the venue: $5 up to 3 hours, $15 for 3 to 5 hours, $25 at most for a day.</p>
      <h3>How long does shipping take?</h3>
      <p>3 to 5 business days; free in the US over $50. Unworn items may come back within 30 days.</p>
      <p>
        More in the <Link to={href('terms')}>Terms and Conditions</Link>.
      </p>
    </Prose>
  );
}
