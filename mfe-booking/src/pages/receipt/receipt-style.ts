import { color, font, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** As wide as it can be read without losing the row. */
export const Sheet = styled.article`
  display: grid;
  gap: ${space.xl};
  max-width: 640px;
  padding: clamp(${space.l}, 5vw, ${space.xxl});
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: 12px;

  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }
`;

export const House = styled.header`
  color: ${color.inkQuiet};

  h2 {
    margin-bottom: ${space.s};
    color: ${color.ink};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space.l} ${space.xl};
  margin: 0;

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Amounts = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: ${space.s};
    font: 700 ${size.lead} / 1.3 ${font.display};
    text-align: start;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th,
  td {
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  td {
    padding-inline-start: ${space.l};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  tfoot tr:not(:first-child) > * {
    border-top: 0;
  }

  [data-total] > * {
    font-weight: 700;
  }

  tr {
    break-inside: avoid;
  }
`;

export const OnlyOnScreen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  margin-top: ${space.xl};

  @media print {
    display: none;
  }
`;
