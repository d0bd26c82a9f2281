import type { HouseRulesView } from '@northlight/contracts';
import { href, Link, money, rich, site, useHouseRules } from '@northlight/site-kit';
import type { Section } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/terms.ts';

/** A rule with its figures as they are now. */
function Rule({ of }: { readonly of: (rules: HouseRulesView) => string }) {
  const rules = useHouseRules();
  return <li>{rules ? of(rules) : '…'}</li>;
}

/** What is agreed, section by section. Says only what this site really does. */
export const termsSections: readonly Section[] = [
  {
    id: 'booking',
    title: texts.booking,
    body: (
      <>
        <p>{texts.youMayBook1}</p>
        <p>{texts.aBookingKeepsYourSeats}</p>
        <p>{texts.whenATimeIsFull}</p>
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
          <Rule of={({ memberDiscountPercent }) => texts.memberTickets({ memberDiscountPercent })} />
          <Rule of={({ groupDiscountPercent, groupFrom }) => texts.groupTickets({ groupDiscountPercent, groupFrom })} />
          <Rule
            of={({ familyPackPrice }) => texts.theFamilyPackIsExactly({ familyPackPrice: money(familyPackPrice) })}
          />
        </ul>
        <p>{texts.thePriceThatCounts}</p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: texts.movingAndCancelling,
    body: (
      <>
        <ul>
          <Rule of={({ refundHours }) => texts.hours({ refundHours })} />
          <Rule of={({ moveHours }) => texts.hoursOf({ moveHours })} />
          <li>{texts.laterThanThatNeitherMoving}</li>
        </ul>
        <p>{texts.theLinkInYourConfirmation}</p>
      </>
    ),
  },
  {
    id: 'visit',
    title: texts.onTheDay,
    body: <p>{texts.eachExperienceNamesItsAge}</p>,
  },
  {
    id: 'merchandise',
    title: texts.merchandise,
    body: (
      <>
        <p>{texts.whatYouOrderHere}</p>
        <p>{texts.unwornItemsMayBeReturned}</p>
      </>
    ),
  },
  {
    id: 'membership',
    title: texts.membership,
    body: <p>{rich(texts.aPlanStarts, { link: (words) => <Link to={href('membership')}>{words}</Link> })}</p>,
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
