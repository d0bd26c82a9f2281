import { color, font, from, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** Big numbers in one ruled row. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <Ruled>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note}
          </dd>
        </div>
      ))}
    </Ruled>
  );
}

const Ruled = styled.dl`
  display: grid;
  overflow: hidden;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.line};

  @media (${from.large}) {
    grid-template-columns: repeat(4, 1fr);
  }

  /* labels and numbers each in a row of their own, however many lines a label has */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: ${space.m};
    padding: ${space.l} clamp(${space.l}, 2vw, ${space.xl});
    background: ${color.raised};
  }

  dt {
    font-weight: 600;
    line-height: 1.3;
  }

  dd {
    margin: 0;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  b {
    display: block;
    margin-bottom: ${space.xs};
    color: ${color.ink};
    font: 700 clamp(2.25rem, 1.6rem + 2vw, 3.25rem) / 1 ${font.display};
    letter-spacing: -0.02em;
  }
`;
