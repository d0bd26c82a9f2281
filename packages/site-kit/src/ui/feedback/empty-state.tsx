import { color, font, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** The way out, for instance Clear Filters. */
  readonly children?: ReactNode;
}

/** Nothing here, and what to do about it (U37). */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Empty>
      <p>{title}</p>
      {hint && <small>{hint}</small>}
      {children}
    </Empty>
  );
}

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding: ${space.xxl} 0;
  border-block: 1px solid ${color.line};

  > p {
    font: 700 ${size.title} / 1.15 ${font.display};
    letter-spacing: -0.02em;
  }

  small {
    color: ${color.inkQuiet};
    font-size: ${size.text};
  }
`;
