import { space } from '@northlight/site-kit';
import { Aurora } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CelebratedProps {
  readonly isCelebrated: boolean;
  /** Tickets, which are opaque. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** The northern light passes once behind tickets that were just made: it is seen round their edges, and over no word. */
export function Celebrated({ isCelebrated, children, className }: CelebratedProps) {
  return (
    <Place className={className}>
      {isCelebrated && <Halo motion="pass" />}
      {children}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  isolation: isolate;
`;

const Halo = styled(Aurora)`
  z-index: -1;
  inset: -${space.l};
`;
