import { color, radius, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface StubProps {
  readonly children: ReactNode;
  /** The part that is torn off: the total, the code, the button. */
  readonly tail?: ReactNode;
  readonly className?: string;
}

/**
 * The ticket, the recurring object: a sheet with a perforated fold and a torn lower edge. Used for the price summary,
 * the cart line, the confirmation and the printed ticket.
 */
export function Stub({ children, tail, className }: StubProps) {
  return (
    <Outline className={className}>
      <Sheet $isTorn={tail === undefined}>{children}</Sheet>
      {tail !== undefined && <Tail>{tail}</Tail>}
    </Outline>
  );
}

/** Four hard shadows draw one continuous line around the cut-out shape, notches included. */
const Outline = styled.div`
  filter: drop-shadow(1px 0 0 ${color.edge}) drop-shadow(-1px 0 0 ${color.edge}) drop-shadow(0 1px 0 ${color.edge})
    drop-shadow(0 -1px 0 ${color.edge});
`;

const notch = '9px';

const notchesAt = (y: string) => `radial-gradient(circle ${notch} at 0 ${y}, #0000 97%, #000) left / 51% 100% no-repeat,
  radial-gradient(circle ${notch} at 100% ${y}, #0000 97%, #000) right / 51% 100% no-repeat`;

/** Small half circles along the lower edge, where the sheet was torn from the next one. */
const torn = 'radial-gradient(circle 4px at 50% 100%, #0000 94%, #000) bottom / 14px 100% round no-repeat';

/** Where a sheet ends between two pixels, the mask ends before it: without its last row no line closes the half circles. */
const cleanEdge = 'inset(-1px 0 1px)';

const Sheet = styled.div<{ $isTorn: boolean }>`
  padding: ${({ $isTorn }) => ($isTorn ? `${space.l} ${space.l} ${space.xl}` : space.xl)};
  border-radius: ${radius.m} ${radius.m} 0 0;
  background: ${color.raised};
  mask: ${({ $isTorn }) => ($isTorn ? torn : notchesAt('100%'))};
  clip-path: ${({ $isTorn }) => ($isTorn ? cleanEdge : 'none')};
`;

const Tail = styled.div`
  position: relative;
  background: ${color.raised};
  mask: ${torn}, ${notchesAt('0')};
  mask-composite: intersect, add;
  clip-path: ${cleanEdge};

  padding: ${space.l} ${space.xl} ${space.xl};
  &::before {
    position: absolute;
    top: -1px;
    right: 16px;
    left: 16px;
    border-top: 2px dashed ${color.edge};
    content: '';
  }
`;
