import styled from 'styled-components';
import { color, font } from '../theme/tokens.ts';

interface LogoProps {
  /** The product's name; its first word is set heavy. */
  readonly name: string;
}

/** The northern light over a horizon, with one lit window, and the name. */
export function Logo({ name }: LogoProps) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <Line>
      <Mark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </Line>
  );
}

/** The mark alone: three bars of light of falling height above the horizon. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M4 23V13.5c0-1 .6-1.6 1.4-1.2 2 1 3.6 1.3 5.6.5V23z" fill={color.light3} />
      <path d="M11 23V12.8c2.600-1 4.400-4 7-6.300.9-.8 2-.4 2 .8V23z" fill={color.light2} />
      <path d="M20 23V7.300c1.500 2.700 3.600 5.400 7 6.200.6.100 1 .6 1 1.200V23z" fill={color.light1} />
      <path d="M2 23h28v3H2z" fill={color.ink} />
      <path d="M21 18.500h3V23h-3z" fill={color.ink} />
    </svg>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font: 400 1.1875rem / 1 ${font.display};
  letter-spacing: -0.03em;
  white-space: nowrap;

  b {
    font-weight: 780;
  }
`;
