import styled from 'styled-components';

/** The name of a row, or of a line in a list, where it opens a dialog: a button that reads as a link. */
export const OpenButton = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
