import { color, radius, size, space } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';

/** On a phone, which is held out at the door. */
const onPhone = 'screen and (max-width: 44.99em)';

/** On a phone the code is first: its part, torn off, stands above the rest. On paper: lines instead of cut-out shapes, which printers make pictures of, and a page for each. */
export const Sheet = styled(Stub)`
  max-width: 560px;

  @media screen {
    & + & {
      display: none;
    }
  }

  @media ${onPhone} {
    display: flex;
    flex-direction: column-reverse;

    > :first-child {
      border-radius: 0 0 ${radius.m} ${radius.m};
      mask: none;
    }

    > :last-child {
      border-radius: ${radius.m} ${radius.m} 0 0;
      clip-path: none;
      mask: none;
    }

    > :last-child::before {
      top: auto;
      bottom: -1px;
      z-index: 1;
    }
  }

  @media print {
    max-width: none;
    border: 1pt solid ${color.ink};
    border-radius: 4mm;
    break-inside: avoid;
    filter: none;

    & + & {
      break-before: page;
      margin-top: 10mm;
    }

    > * {
      background: none;
      mask: none;
      clip-path: none;
    }
  }
`;

export const Day = styled.p`
  color: ${color.inkQuiet};
`;

export const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

export const OnPaper = styled.span`
  @media screen {
    display: none;
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-top: ${space.l};
  border-top: 1px solid ${color.line};
  margin-top: ${space.xl};
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;

/** The code is at least 30 mm wide on paper without its white border, which belongs to it. */
export const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l} ${space.xl};

  svg {
    width: min(240px, 100%);
    height: auto;
    border-radius: 6px;
    aspect-ratio: 1;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  @media ${onPhone} {
    justify-content: center;
    text-align: center;

    svg {
      width: min(300px, 100%);
    }
  }

  @media print {
    svg {
      width: 48mm;
    }
  }
`;
