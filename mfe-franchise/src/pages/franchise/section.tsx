import { Container, space } from '@northlight/site-kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One thought of the page, under its own headline. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = styled(Container)`
  padding-block: clamp(${space.xxl}, 5vw, ${space.huge});

  > h2 {
    margin-bottom: clamp(${space.xl}, 3vw, ${space.xxl});
    font-size: clamp(1.75rem, 1.3rem + 1.8vw, 2.75rem);
  }

  &:last-child {
    padding-bottom: clamp(${space.huge}, 9vw, ${space.vast});
  }
`;
