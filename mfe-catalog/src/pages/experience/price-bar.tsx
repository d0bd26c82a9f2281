import { wholePrice } from '@northlight/contracts';
import {
  type ButtonLook,
  buttonStyle,
  color,
  font,
  from,
  money,
  size,
  space,
  useBookingPolicy,
} from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/experience.ts';

/** In a narrow window, the price and the way to the times stay under the thumb until the times are there (U56). */
export function PriceBar({ price }: { readonly price: number }) {
  const rules = useBookingPolicy();
  const fee = rules?.bookingFeePercent ?? 0;
  return (
    <Bar>
      <span>
        <b>{money(wholePrice(price, 1, fee))}</b> {texts.perPerson}
        {fee > 0 && <small>{texts.allFeesIncluded}</small>}
      </span>
      <Jump href="#visit">{texts.chooseATime}</Jump>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.m} clamp(${space.l}, 4vw, ${space.xxl});
  border-top: 1px solid ${color.ink};
  margin-inline: calc(-1 * clamp(${space.l}, 4vw, ${space.xxl}));
  background: ${color.raised};

  span {
    line-height: 1.2;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  b {
    display: block;
    font: 700 1.5rem / 1.1 ${font.display};
  }

  @media (${from.large}) {
    display: none;
  }
`;

const Jump = styled.a<ButtonLook>`
  ${buttonStyle}
`;
