import type { BookingPolicyView } from '@northlight/contracts';
import { color, feeText, href, Link, shortMoney, size, space, useBookingPolicy } from '@northlight/site-kit';
import { ArrowRight, CalendarClock, Compass, Receipt, Ticket } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/why-book.ts';

type Rules = BookingPolicyView | undefined;

const reasonsUnder = (rules: Rules) => [
  { Icon: CalendarClock, title: texts.easyRescheduling, text: moveText(rules) },
  { Icon: Receipt, title: texts.noHiddenFees, text: feesText(feeText(rules)) },
  { Icon: Ticket, title: texts.bundleDiscounts, text: bundleText(rules) },
  { Icon: Compass, title: texts.orientationIncluded, text: texts.aGuideGetsEveryoneReady },
];

const moveText = (rules: Rules) =>
  rules ? texts.rescheduleUpToHour({ moveHours: rules.moveHours }) : texts.rescheduleBeforeYourVisit;

const feesText = (fee: string) => (fee ? texts.theIsPart({ fee }) : texts.theTicketPrice);

const bundleText = (rules: Rules) => (rules ? bundleUnder(rules) : texts.groupDiscountsAndAFamily);

const bundleUnder = ({ groupDiscountPercent, groupFrom, familyPackPrice: price }: BookingPolicyView) => {
  const familyPackPrice = shortMoney(price);
  return groupDiscountPercent
    ? texts.offForOrMoreTickets({ groupDiscountPercent, groupFrom, familyPackPrice })
    : texts.aFamilyPackOf4({ familyPackPrice });
};

/** Nothing stands for what there is not. */
const benefitsUnder = (rules: Rules) => [
  rules?.memberDiscountPercent ? texts.offAllBookings({ memberDiscountPercent: rules.memberDiscountPercent }) : '',
  texts.priorityAccess,
  texts.freeGuestPassesAtGold,
];

/** Why to book here, and what members get on top (§2 Booking page). */
export function WhyBook() {
  const rules = useBookingPolicy();
  return (
    <Side>
      <h2>{texts.whyBookWithUs}</h2>
      <Reasons>
        {reasonsUnder(rules).map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} strokeWidth={1.6} aria-hidden />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Reasons>
      <Members aria-labelledby="member-benefits">
        <h2 id="member-benefits">{texts.memberBenefits}</h2>
        <ul>{benefitsUnder(rules).map((benefit) => benefit && <li key={benefit}>{benefit}</li>)}</ul>
        <Link to={href('membership')}>
          {texts.seeMembershipPlans} <ArrowRight size={18} aria-hidden />
        </Link>
      </Members>
    </Side>
  );
}

const Side = styled.div`
  h2 {
    font-size: ${size.lead};
  }
`;

const Reasons = styled.ul`
  margin-top: ${space.m};
  border-top: 1px solid ${color.line};

  li {
    display: flex;
    gap: ${space.l};
    padding-block: ${space.l};
    border-bottom: 1px solid ${color.line};
  }

  svg {
    flex: none;
    margin-top: 3px;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Members = styled.section`
  margin-top: ${space.xl};
  padding: ${space.l} ${space.xl} ${space.l};
  border-left: 5px solid ${color.action};
  background: ${color.raised};

  ul {
    margin-block: ${space.s} ${space.m};
  }

  li {
    padding-block: 2px;
  }

  a {
    display: inline-flex;
    min-height: 32px;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
`;
