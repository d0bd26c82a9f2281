import type { BookingPolicyView } from '@northlight/contracts';
import { href, Link, money, rich, site, useBookingPolicy } from '@northlight/site-kit';
import type { Section } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/terms.ts';

/** A rule with its figures as they are now. */
function Rule({ of }: { readonly of: (rules: BookingPolicyView) => string }) {
  const rules = useBookingPolicy();
  return <li>{rules ? of(rules) : '…'}</li>;
}

/** What is agreed, section by section. Says only what this site really does. */
export const termsSections: readonly Section[] = [
  {
    id: 'booking',
    title: texts.booking,
    body: (
      <>
        <p>{texts.youCanBook1}</p>
        <p>{texts.aBookingReservesYourSeats}</p>
        <p>{texts.whenATimeIsSold}</p>
      </>
    ),
  },
  {
    id: 'prices',
    title: texts.prices,
    body: (
      <>
        <ul>
          <Rule of={({ bookingFeePercent }) => texts.pricesAreInUsDollars({ bookingFeePercent })} />
          <Rule of={({ memberDiscountPercent }) => texts.memberTicketsAreOffWe({ memberDiscountPercent })} />
          <Rule
            of={({ groupDiscountPercent, groupFrom }) =>
              texts.groupTicketsAreOffWhen({ groupDiscountPercent, groupFrom })
            }
          />
          <Rule
            of={({ familyPackPrice }) => texts.theFamilyPackIsExactly({ familyPackPrice: money(familyPackPrice) })}
          />
        </ul>
        <p>{texts.thePriceOnYourBooking}</p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: texts.reschedulingAndCanceling,
    body: (
      <>
        <ul>
          <Rule of={({ refundHours }) => texts.cancelHour({ refundHours })} />
          <Rule of={({ moveHours }) => texts.youCanRescheduleUp({ moveHours })} />
          <li>{texts.afterThatYouCantReschedule}</li>
        </ul>
        <p>{texts.useTheLinkInYour}</p>
      </>
    ),
  },
  {
    id: 'visit',
    title: texts.onTheDayOfYour,
    body: <p>{texts.eachExperienceListsItsAge}</p>,
  },
  {
    id: 'merchandise',
    title: texts.merchandise,
    body: (
      <>
        <p>{texts.merchandiseYouOrderHere}</p>
        <p>{texts.youCanReturnUnwornItems}</p>
      </>
    ),
  },
  {
    id: 'membership',
    title: texts.membership,
    body: (
      <p>{rich(texts.membershipsStartAtTheDesk, { link: (words) => <Link to={href('membership')}>{words}</Link> })}</p>
    ),
  },
  {
    id: 'accounts',
    title: texts.accounts,
    body: <p>{texts.keepYourPasswordToYourself}</p>,
  },
  {
    id: 'company',
    title: texts.whoWe,
    body: (
      <p>
        {rich(texts.demoPlazaRochesterNy14604, {
          productName: site.productName,
          link: (words) => <Link to={href('privacy')}>{words}</Link>,
          link2: (words) => <Link to={href('contact')}>{words}</Link>,
        })}
      </p>
    ),
  },
];
