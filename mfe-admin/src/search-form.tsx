import { space } from '@northlight/site-kit';
import styled from 'styled-components';

/** A field to search with, and its buttons beside it. */
export const SearchLine = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.m};

  > :first-child {
    flex: 1 1 260px;
  }

  /* beside the field, not its label */
  > button {
    margin-top: 28px;
  }
`;
