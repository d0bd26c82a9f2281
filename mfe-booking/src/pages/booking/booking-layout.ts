import { color, font, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Room for the ticket beside the form, with its button in sight. Smaller windows get the bar at their lower edge. */
const roomy = '(min-width: 45em) and (min-height: 40em)';

/**
 * Small: headline, form, reasons, below each other; the bar rests at the lower edge of the window. Large: headline and
 * reasons at the left, the form with its ticket at the right.
 */
export const Columns = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});

  @media (min-width: 75em) {
    grid-template: 'head form' auto 'side form' 1fr / minmax(320px, 3fr) minmax(0, 8fr);
  }
`;

export const Head = styled.header`
  @media (min-width: 75em) {
    grid-area: head;
  }

  p {
    max-width: 40ch;
    margin-top: ${space.l};
    color: ${color.inkQuiet};
    font-size: ${size.lead};
    line-height: 1.4;
  }
`;

export const Side = styled.aside`
  @media (min-width: 75em) {
    position: sticky;
    top: 104px;
    align-self: start;
    grid-area: side;
  }
`;

export const Desk = styled.form`
  min-width: 0;

  /* what has the focus is never behind the bar */
  :is(input, select, button, a, div, [tabindex]) {
    scroll-margin-bottom: 96px;
  }

  @media (min-width: 75em) {
    grid-area: form;
  }
`;

export const DeskColumns = styled.div`
  @media ${roomy} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(260px, 300px);
    gap: 0 ${space.xxl};
  }
`;

export const Complaints = styled.div`
  &:not(:empty) {
    margin-bottom: ${space.xl};
  }
`;

/** Gives way on small windows, so that the bar can rest against the whole form. */
export const Counter = styled.div`
  display: contents;

  @media ${roomy} {
    position: sticky;
    top: 104px;
    display: flex;
    flex-direction: column;
    align-self: start;
    gap: ${space.l};
  }
`;

export const Ticket = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;

export const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin: ${space.xl} calc(-1 * clamp(${space.l}, 4vw, ${space.xxl})) 0;
  padding: ${space.m} clamp(${space.l}, 4vw, ${space.xxl}) max(${space.m}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.edge};
  background: ${color.ground};

  p {
    flex: 1 1 4.4em;
    font: 780 1.625rem / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }

  small {
    display: block;
    color: ${color.inkQuiet};
    font: 400 0.8125rem / 1.3 ${font.text};
    letter-spacing: 0;
  }

  button {
    white-space: nowrap;
  }

  @media ${roomy} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;

    p {
      display: none;
    }

    button {
      width: 100%;
    }
  }
`;
