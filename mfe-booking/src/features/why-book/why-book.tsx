import type { HouseRulesView } from '@northlight/contracts';
import { color, count, feeText, href, Link, shortMoney, size, space, useHouseRules } from '@northlight/site-kit';
import { ArrowRight, CalendarClock, Compass, Receipt, Ticket } from 'lucide-react';
import styled from 'styled-components';

type Rules = HouseRulesView | undefined;

const reasonsUnder = (rules: Rules) => [
  { Icon: CalendarClock, title: 'Easy rescheduling', text: `Move your visit${moveText(rules)} before it starts.` },
  { Icon: Receipt, title: 'No hidden fees', text: feesText(feeText(rules)) },
  { Icon: Ticket, title: 'Bundle discounts', text: bundleText(rules) },
  { Icon: Compass, title: 'Orientation included', text: 'A guide shows everybody the way in before it begins.' },
];

const moveText = (rules: Rules) => (rules ? ` up to ${count(rules.moveHours, 'hour')}` : '');

const feesText = (fee: string) =>
  fee ? `The ${fee} is in the total from the first moment.` : 'The price of the tickets is the whole price.';

const bundleText = (rules: Rules) =>
  rules
    ? `${groupText(rules)} Family Pack of 4 for ${shortMoney(rules.familyPackPrice)}.`
    : 'Less to pay for groups, and a Family Pack of 4.';

const groupText = ({ groupDiscountPercent, groupFrom }: HouseRulesView) =>
  groupDiscountPercent ? `${groupDiscountPercent}% off from ${groupFrom} tickets, or a` : 'A';

/** Nothing stands for what there is not. */
const benefitsUnder = (rules: Rules) => [
  rules?.memberDiscountPercent ? `${rules.memberDiscountPercent}% off all bookings` : '',
  'Priority access',
  'Free guest passes at Gold tier and above',
];

/** Why to book here, and what members get on top (§2 Booking page). */
export function WhyBook() {
  const rules = useHouseRules();
  return (
    <Side>
      <h2>Why book with us</h2>
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
        <h2 id="member-benefits">Member benefits</h2>
        <ul>{benefitsUnder(rules).map((benefit) => benefit && <li key={benefit}>{benefit}</li>)}</ul>
        <Link to={href('membership')}>
          See membership plans <ArrowRight size={18} aria-hidden />
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
