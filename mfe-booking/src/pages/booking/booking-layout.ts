import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { restingBar } from '../../resting-bar.ts';

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

export const Bar = restingBar(roomy);
