import { color, from, Quiet, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FormPartProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a long form, under its own headline. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <Part>
      <legend>{title}</legend>
      {hint && <Quiet>{hint}</Quiet>}
      {children}
    </Part>
  );
}

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Part = styled.fieldset`
  display: grid;
  min-width: 0;
  gap: ${space.xl};
  padding: ${space.xl} 0 0;
  border: 0;
  border-top: 1px solid ${color.ink};
  margin: 0;

  > legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: 700;
    font-size: ${size.title};
    line-height: 1.2;
  }

  > legend + * {
    clear: both;
  }
`;
