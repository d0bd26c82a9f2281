import { investmentLevels, minimumPersonalInvestment } from '@northlight/contracts';
import { color, font, from, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-facts.ts';
import { wholeMoney } from '../../whole-money.ts';

/** The one number that decides first, and the bands that an application asks for. */
export function Investment() {
  return (
    <Sides>
      <Own>
        <b>{wholeMoney(minimumPersonalInvestment)}</b>
        <span>{texts.minimumPersonalInvestment}</span>
      </Own>
      <div>
        <h3>{texts.totalPlannedInvestment}</h3>
        <Bands>
          {investmentLevels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </Bands>
      </div>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.huge};
  align-items: end;

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Own = styled.p`
  b {
    display: block;
    font: 780 clamp(min(3.75rem, 17vw), 1.5rem + 9.6vw, min(9rem, 17vw)) / 0.9 ${font.display};
    letter-spacing: -0.02em; /* closer, the comma touches the zeros */
  }

  span {
    display: block;
    margin-top: ${space.m};
    color: ${color.inkQuiet};
  }
`;

const Bands = styled.ol`
  margin-top: ${space.m};
  border-top: 1px solid ${color.ink};

  li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
    font: 600 1.25rem / 1.2 ${font.display};
  }
`;
