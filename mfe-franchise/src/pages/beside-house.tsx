import { from, Picture, radius, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A form, and beside it the house that it is about, where there is room for both. */
export function BesideHouse({ children }: { readonly children: ReactNode }) {
  return (
    <Sides>
      <div>{children}</div>
      <House aria-hidden>
        <Picture src="/media/art/venues/new-york-city/main.jpg" alt="" sizes="35vw" />
      </House>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: clamp(${space.xl}, 5vw, ${space.huge});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
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
    aspect-ratio: 4 / 5;
  }
`;
