import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { restingBar } from '../../resting-bar.ts';

/** Room for the bill beside the form. Smaller windows get its button at their lower edge. */
const roomy = '(min-width: 60em) and (min-height: 40em)';

export const Form = styled.form`
  /* what has the focus is never behind the bar */
  :is(input, select, button, a, div, [tabindex]) {
    scroll-margin-bottom: 96px;
  }

  @media ${roomy} {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    gap: 0 clamp(${space.xxl}, 5vw, ${space.huge});
  }
`;

/** Spans both columns. */
export const Complaints = styled.div`
  grid-column: 1 / -1;

  &:not(:empty) {
    margin-bottom: ${space.xl};
  }
`;

/** One part of the checkout under its own heading. */
export const Part = styled.section`
  padding-bottom: ${space.xxl};

  & + & {
    padding-top: ${space.xl};
    border-top: 1px solid ${color.line};
  }

  > h2 {
    margin-bottom: ${space.l};
  }
`;

export const Tickets = styled.ul`
  display: grid;
  gap: ${space.xl};
`;

/** Gives way on small windows, so that the bar can rest against the whole form. */
export const Counter = styled.div`
  display: contents;

  @media ${roomy} {
    position: sticky;
    top: 104px;
    display: grid;
    gap: ${space.l};
  }
`;

export const Bar = restingBar(roomy);

export const Fine = styled.p`
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;
