import { color, radius, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** A strip about something that is held for a while: until when, a word about it, and what can be done. */
export const HeldStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.xl};
  padding: ${space.l};
  border: 1px solid ${color.held};
  border-radius: ${radius.m};
  background: ${color.raised};

  > p {
    flex: 1 1 220px;
    color: ${color.inkQuiet};
  }
`;
