import { from, Picture, radius, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Shape {
  /** Widths of form and picture where both have room, such as `5fr 6fr`. */
  readonly columns: readonly [form: string, picture: string];
  /** Width at which the form stops growing, in CSS pixels. */
  readonly widest: number;
  /** Width over height of the picture. */
  readonly ratio: string;
}

interface BesidePictureProps extends Shape {
  readonly src: string;
  /** The picture's width on the page, as `sizes` of an image. */
  readonly sizes: string;
  readonly children: ReactNode;
}

/** A form, and a picture beside it where there is room for both. On a small screen the form stands alone. */
export function BesidePicture({ src, sizes, children, ...shape }: BesidePictureProps) {
  return (
    <Sides $shape={shape}>
      <div>{children}</div>
      <Beside aria-hidden $ratio={shape.ratio}>
        <Picture src={src} alt="" sizes={sizes} />
      </Beside>
    </Sides>
  );
}

const Sides = styled.div<{ readonly $shape: Shape }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $shape }) => $shape.widest}px);
  gap: clamp(${space.xl}, 5vw, ${space.huge});

  > :first-child {
    max-width: ${({ $shape }) => $shape.widest}px;
  }

  @media (${from.large}) {
    grid-template-columns: ${({ $shape }) => $shape.columns.map((width) => `minmax(0, ${width})`).join(' ')};
  }
`;

const Beside = styled.div<{ readonly $ratio: string }>`
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
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
`;
