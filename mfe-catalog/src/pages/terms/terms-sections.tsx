import type { HouseRulesView } from '@northlight/contracts';
import { count, href, Link, money, site, useHouseRules } from '@northlight/site-kit';
import type { Section } from '../../features/long-text/long-text.tsx';

/** A figure of the house as it is now. */
function Rule({ of }: { readonly of: (rules: HouseRulesView) => string | number }) {
  const rules = useHouseRules();
  return <>{rules ? of(rules) : '…'}</>;
}

const percent = (name: keyof HouseRulesView) => (rules: HouseRulesView) => `${rules[name]}%`;

/** What is agreed, section by section. Says only what this site really does. */
export const termsSections: readonly Section[] = [
  {
    id: 'booking',
    title: 'Booking',
    body: (
      <>
        <p>
          You may book 1 to 20 tickets at once for one experience, one date and one time. With the booking the seats are
          yours and nobody else can take them. Times are the local times of the venue. You need no account.
        </p>
        <p>
          A booking keeps your seats, and nothing is charged for it here: you pay at the desk of the venue when you
          come. Where a booking says that its seats are held until a certain time, it has to be confirmed until then, or
          the seats go back on sale.
        </p>
        <p>
          When a time is full you may join its waitlist. Should seats come free, we write to the first party that fits
          and hold them for it for half an hour.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    body: (
      <>
        <ul>
          <li>
            Prices are in US dollars per person. A booking fee of <Rule of={percent('bookingFeePercent')} /> of the
            subtotal is added once.
          </li>
          <li>
            Member tickets are <Rule of={percent('memberDiscountPercent')} /> off. Your card may be checked at the door.
          </li>
          <li>
            Group tickets are <Rule of={percent('groupDiscountPercent')} /> off from{' '}
            <Rule of={({ groupFrom }) => groupFrom} /> tickets on.
          </li>
          <li>
            The Family Pack is exactly 4 tickets for <Rule of={({ familyPackPrice }) => money(familyPackPrice)} />.
          </li>
        </ul>
        <p>The price that counts is the one on your booking. It does not change when our prices do.</p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Moving and cancelling',
    body: (
      <>
        <ul>
          <li>
            <Rule of={({ refundHours }) => count(refundHours, 'hour')} /> or more before the start: whatever was paid
            comes back in full, booking fee included.
          </li>
          <li>
            Up to <Rule of={({ moveHours }) => count(moveHours, 'hour')} /> before the start: you may move the booking
            to another time.
          </li>
          <li>Later than that, neither. Moving a booking does not bring a refund back.</li>
        </ul>
        <p>The link in your confirmation opens the booking and shows what may still be done with it.</p>
      </>
    ),
  },
  {
    id: 'visit',
    title: 'On the day',
    body: (
      <p>
        Each experience names its age, its height or weight limits and what to wear. They are there for safety, and we
        cannot make exceptions at the door. Guides may end a visit that endangers others.
      </p>
    ),
  },
  {
    id: 'merchandise',
    title: 'Merchandise',
    body: (
      <>
        <p>
          What you order here is reserved for you at our flagship in Rochester: you collect it and pay for it there.
          Where we ship, standard shipping takes 3 to 5 business days and is free in the US for orders over $50.
        </p>
        <p>Unworn items may be returned within 30 days.</p>
      </>
    ),
  },
  {
    id: 'membership',
    title: 'Membership',
    body: (
      <p>
        A plan starts at the desk of an open venue and renews every month. You may change the tier or cancel whenever
        you like; it counts from the end of the month that is paid for. What each plan gives is on the{' '}
        <Link to={href('membership')}>membership page</Link>.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <p>
        Keep your password to yourself. What is booked with your account is booked by you. We note when you accepted
        these terms, and which version.
      </p>
    ),
  },
  {
    id: 'company',
    title: 'Who we are',
    body: (
      <p>
        {site.productName}, 100 Demo Plaza, Rochester, NY 14604. How we treat your data is in{' '}
        <Link to={href('privacy')}>Privacy</Link>; to ask something, <Link to={href('contact')}>write to us</Link>.
      </p>
    ),
  },
];
