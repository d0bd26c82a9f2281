import { Notice, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** A notice, set apart from what may be done all the same. */
export const Apart = styled(Notice)`
  margin-bottom: ${space.xl};
`;
