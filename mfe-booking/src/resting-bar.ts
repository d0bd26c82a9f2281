import { color, font, space } from '@northlight/site-kit';
import styled from 'styled-components';

/**
 * The total and the button of a form, at the lower edge of the window.
 * @param roomy media query of the windows in which they stand beside the form instead
 */
export const restingBar = (roomy: string) => styled.div`
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
    letter-spacing: -0.02em;
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
