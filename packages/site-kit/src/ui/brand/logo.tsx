import { color, font } from '@northlight/site-kit';
import { useId } from 'react';
import styled from 'styled-components';

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
        <b>{first}</b> <i>{rest.join(' ')}</i>
      </span>
    </Line>
  );
}

/** The mark alone: an N that stands on the horizon, its slanting stroke the northern light, and one lit window. */
export function Mark() {
  const light = useId();
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
      <linearGradient id={light} x1="0" y1="0" x2="0.8" y2="1">
        <stop stopColor={color.light1} />
        <stop offset="0.55" stopColor={color.light2} />
        <stop offset="1" stopColor={color.light3} />
      </linearGradient>
      <path fill={color.ink} d="M3 25V9l4-3v19zM18 25V6l4-3v22z" />
      <path fill={`url(#${light})`} d="M3 4h6.500l12.500 21h-6.500z" />
      <path fill={color.action} d="M25 19h4v6h-4z" />
      <path fill={color.ink} d="M1 25h30v3H1z" />
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

  i {
    font-style: normal;
  }
`;
