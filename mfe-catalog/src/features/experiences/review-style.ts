import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** What visitors say, one below the other; the list itself is given the focus when more of it is loaded. */
export const Reviews = styled.ul`
  max-width: 66ch;

  li {
    padding-block: ${space.l};
    border-bottom: 1px solid ${color.line};
  }

  figure {
    margin: 0;
  }

  blockquote {
    margin: 0 0 ${space.s};
    font-size: ${size.lead};
    line-height: 1.4;
  }

  blockquote > h3 {
    font-size: ${size.lead};
    letter-spacing: 0;
  }

  blockquote > p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
  }
`;

/** What the house says to a review, apart from it. */
export const Answer = styled.div`
  margin-top: ${space.m};
  padding-left: ${space.l};
  border-left: 3px solid ${color.action};

  p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** What leads to more of them, apart from their last line. */
export const Onward = styled.div`
  margin-top: ${space.l};
`;

export const Summary = styled.p`
  margin: 0 0 ${space.s};
  font-weight: 600;
`;
