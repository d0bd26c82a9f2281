import { space } from '@northlight/site-kit';
import styled from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space.huge}, 9vw, 128px);
  padding-bottom: clamp(${space.huge}, 9vw, ${space.vast});
`;
