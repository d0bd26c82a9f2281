import { aurora, color, font, motion, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** The look of the calendar: a sheet of figures. Open days are heavy, all others light; the chosen one carries light. */
export const CalendarFrame = styled.div`
  .rdp-month {
    display: grid;
    grid-template: 'previous caption next' auto 'grid grid grid' auto / 44px 1fr 44px;
    align-items: center;
  }
  .rdp-month_caption {
    grid-area: caption;
    font: 700 ${size.lead} / 1.2 ${font.display};
    letter-spacing: -0.02em;
    text-align: center;
  }
  .rdp-button_previous { grid-area: previous; }
  .rdp-button_next { grid-area: next; }
  .rdp-button_previous, .rdp-button_next {
    display: grid;
    height: 44px;
    place-items: center;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${radius.s};
    background: none;
    transition: border-color ${motion.control};
  }
  .rdp-button_previous:hover:not([aria-disabled='true']),
  .rdp-button_next:hover:not([aria-disabled='true']) { border-color: ${color.edge}; }
  .rdp-button_previous[aria-disabled='true'], .rdp-button_next[aria-disabled='true'] {
    color: ${color.line};
    cursor: default;
  }

  .rdp-month_grid {
    width: 100%;
    grid-area: grid;
    margin-top: ${space.s};
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }
  .rdp-weekday {
    height: 32px;
    padding: 0;
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-weight: 500;
  }
  .rdp-day { padding: 0; }

  .rdp-day_button {
    position: relative;
    overflow: hidden;
    width: 100%;
    height: 46px;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: ${color.raised};
    box-shadow: inset 0 0 0 1px ${color.line};
    font: 700 1.125rem / 1 ${font.display};
    font-variant-numeric: tabular-nums;
    transition: background ${motion.control}, color ${motion.control}, box-shadow ${motion.control};
  }
  .rdp-day_button:hover:not([aria-disabled='true'], :disabled) { box-shadow: inset 0 0 0 2px ${color.ink}; }
  .rdp-day_button[aria-disabled='true'], .rdp-day_button:disabled {
    background: none;
    box-shadow: none;
    color: ${color.inkQuiet};
    cursor: not-allowed;
    font-weight: 400;
  }
  .rdp-day_button[aria-current='date']::after {
    position: absolute;
    bottom: 6px;
    left: calc(50% - 8px);
    width: 16px;
    height: 2px;
    background: currentcolor;
    content: '';
  }
  .rdp-selected .rdp-day_button {
    background: ${color.ink};
    box-shadow: none;
    color: ${color.ground};
  }
  .rdp-selected .rdp-day_button::before {
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    background: ${aurora};
    content: '';
  }
`;
