import { color, from, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Labels and what was said to them; what was not answered is left out. */
export function Facts({ title, facts }: FactsProps) {
  const present = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <List>
        {present.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  margin-top: ${space.s};
  border-top: 1px solid ${color.ink};

  > div {
    display: grid;
    gap: 0 ${space.l};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  @media (${from.medium}) {
    > div {
      grid-template-columns: 220px minmax(0, 1fr);
    }
  }

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
