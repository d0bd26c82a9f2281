import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';

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

const hole = '9px';

const Sheet = styled.div<{ $isTorn: boolean }>`
  padding: ${space.xl};
  border-radius: ${radius.m} ${radius.m} 0 0;
  background: ${color.raised};
  mask: radial-gradient(
      circle ${({ $isTorn }) => ($isTorn ? '4px' : hole)} at ${({ $isTorn }) => ($isTorn ? '7px 100%' : '0 100%')},
      #0000 98%,
      #000
    )
    ${({ $isTorn }) => ($isTorn ? '0 0 / 14px 100% round' : '0 0 / 51% 100% no-repeat')},
    ${({ $isTorn }) =>
      $isTorn
        ? 'linear-gradient(#0000 0 0)'
        : `radial-gradient(circle ${hole} at 100% 100%, #0000 98%, #000) 100% 0 / 51% 100% no-repeat`};
`;

const Tail = styled.div`
  position: relative;
  padding: ${space.l} ${space.xl} ${space.xl};
  background: ${color.raised};
  mask: radial-gradient(circle 4px at 7px 100%, #0000 98%, #000) 0 100% / 14px calc(100% - ${hole}) round,
    radial-gradient(circle ${hole} at 0 0, #0000 98%, #000) 0 0 / 51% ${hole} no-repeat,
    radial-gradient(circle ${hole} at 100% 0, #0000 98%, #000) 100% 0 / 51% ${hole} no-repeat;

  &::before {
    position: absolute;
    top: 0;
    right: 16px;
    left: 16px;
    border-top: 2px dashed ${color.edge};
    content: '';
  }
`;
