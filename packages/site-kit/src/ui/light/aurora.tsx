import { color } from '@northlight/site-kit';
import styled, { css, keyframes } from 'styled-components';

interface AuroraProps {
  /** `pass` crosses once, for the moment a booking is made; `drift` moves a little on arrival and comes to rest. */
  readonly motion?: 'still' | 'drift' | 'pass';
  readonly className?: string;
}

/** The northern light, the one rich material. Fills its positioned parent; put it beside text, never behind it. */
export function Aurora({ motion = 'drift', className }: AuroraProps) {
  return (
    <Sky aria-hidden className={className} $motion={motion}>
      <i />
      <i />
      <i />
    </Sky>
  );
}

const drift = keyframes`
  from { opacity: 0.35; translate: -6% 0; }
`;

const pass = keyframes`
  from { opacity: 0; translate: -60% 0; }
  30%, 60% { opacity: 1; }
  to { opacity: 0; translate: 60% 0; }
`;

const moves = {
  still: css``,
  drift: css`
    animation: ${drift} 4.5s cubic-bezier(0.16, 0.7, 0.3, 1);
  `,
  pass: css`
    opacity: 0;
    animation: ${pass} 2.4s ease-out;
  `,
};

/** Rays of uneven strength, as a curtain has folds; faded out upwards so that no edge is ever seen. */
const folds = `linear-gradient(90deg, #0000, #000b 6%, #0005 11%, #000 17%, #0007 23%, #000a 29%, #0003 36%, #000c 44%,
  #0006 52%, #000 58%, #0004 66%, #000a 73%, #0006 79%, #000c 86%, #0003 93%, #0000)`;
const fade = 'linear-gradient(to top, #0000, #000 14%, #0009 34%, #0003 64%, #0000 92%)';

/** Three curtains, each with its own light, lean and reach. */
const Sky = styled.div<{ $motion: 'still' | 'drift' | 'pass' }>`
  position: absolute;
  overflow: hidden;
  inset: 0;
  pointer-events: none;

  i {
    position: absolute;
    bottom: 0;
    height: 100%;
    mask: ${folds}, ${fade};
    mask-composite: intersect;
    filter: blur(7px) saturate(1.15);
    ${({ $motion }) => moves[$motion]}
  }

  i:nth-child(1) {
    left: -4%;
    width: 62%;
    background: linear-gradient(to top, ${color.light1} 30%, ${color.light2});
    transform: skewX(-22deg);
  }

  i:nth-child(2) {
    left: 36%;
    width: 46%;
    height: 84%;
    background: linear-gradient(to top, ${color.light2} 20%, ${color.light3} 80%);
    transform: skewX(-14deg);
  }

  i:nth-child(3) {
    left: 60%;
    width: 46%;
    background: linear-gradient(to top, ${color.light1}, ${color.light3} 45%);
    transform: skewX(-30deg);
  }
`;
