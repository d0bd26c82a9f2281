import type { HouseRulesView } from '@northlight/contracts';
import { href, Link, money, rich, site, useHouseRules } from '@northlight/site-kit';
import type { Section } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/terms.ts';

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
          <li>
            {texts.pricesAreInUsDollars} <Rule of={percent('bookingFeePercent')} /> {texts.ofTheSubtotalIsAdded}
          </li>
          <li>
            {texts.memberTickets} <Rule of={percent('memberDiscountPercent')} /> {texts.offYourCardMay}
          </li>
          <li>
            {texts.groupTickets} <Rule of={percent('groupDiscountPercent')} /> {texts.offFrom}{' '}
            <Rule of={({ groupFrom }) => groupFrom} /> {texts.ticketsOn}
          </li>
          <li>
            {texts.theFamilyPackIsExactly} <Rule of={({ familyPackPrice }) => money(familyPackPrice)} />.
          </li>
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
          <li>
            <Rule of={({ refundHours }) => texts.hours({ refundHours })} /> {texts.orMoreBeforeTheStart}
          </li>
          <li>
            {texts.upTo} <Rule of={({ moveHours }) => texts.hoursOf({ moveHours })} /> {texts.beforeTheStartYouMay}
          </li>
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
