import { color } from '@northlight/site-kit';
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';

const amount = 30;

/** Spread by the golden ratio: even, without rows, and the same on every visit. */
const spread = (nth: number, ratio: number) => (nth * ratio) % 1;

const particles = Array.from({ length: amount }, (_, nth) => ({
  '--x': `${(spread(nth + 1, 0.618) * 100).toFixed(2)}%`,
  '--y': `${(spread(nth + 1, 0.755) * 100).toFixed(2)}%`,
  '--size': `${2 + (nth % 3)}px`,
  '--time': `${(11 + spread(nth + 1, 0.382) * 13).toFixed(1)}s`,
  '--start': `${(-spread(nth + 1, 0.271) * 24).toFixed(1)}s`,
}));

/** Thirty motes of light that rise slowly (§9). Still when paused, and for visitors who ask for less motion. */
export function Particles({ isPaused }: { readonly isPaused: boolean }) {
  return (
    <Air aria-hidden data-paused={isPaused}>
      {particles.map((place) => (
        <i key={place['--x']} style={place as CSSProperties} />
      ))}
    </Air>
  );
}

const rise = keyframes`
  0% { opacity: 0; translate: 0 24px; }
  30% { opacity: 0.85; }
  70% { opacity: 0.6; }
  100% { opacity: 0; translate: 14px -110px; }
`;

const Air = styled.div`
  position: absolute;
  overflow: hidden;
  inset: 0;
  pointer-events: none;

  @media print {
    display: none;
  }

  i {
    position: absolute;
    top: var(--y);
    left: var(--x);
    width: var(--size);
    height: var(--size);
    border-radius: 50%;
    background: ${color.light1};
    animation: ${rise} var(--time) var(--start) linear infinite;
    box-shadow: 0 0 8px ${color.light2};
  }

  &[data-paused='true'] i {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
      opacity: 0.5;
    }
  }
`;
