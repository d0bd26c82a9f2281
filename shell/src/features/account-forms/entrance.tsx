import { from, Picture, radius, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The narrow side carries the form, the wide one the house at night. On a small screen the form stands alone. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  return (
    <Sides>
      <div>{children}</div>
      <House aria-hidden>
        <Picture src="/media/art/venues/rochester-flagship/main.jpg" alt="" sizes="50vw" />
      </House>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  gap: clamp(${space.xl}, 6vw, ${space.vast});

  > :first-child {
    max-width: 620px;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const House = styled.div`
  display: none;

  @media (${from.large}) {
    position: sticky;
    top: 112px;
    display: block;
    align-self: start;
    overflow: hidden;
    border-radius: ${radius.m};
  }

  picture {
    aspect-ratio: 1;
  }
`;
