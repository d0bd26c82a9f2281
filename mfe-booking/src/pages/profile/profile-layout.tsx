import { color, from, Quiet, size, space } from '@northlight/site-kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export const Parts = styled.div`
  border-bottom: 1px solid ${color.line};
`;

interface PartProps {
  /** Where links lead to it. */
  readonly id?: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One thing about the account: what it is on the narrow side, what to do with it on the wide one. */
export function Part({ id: anchor, title, hint, children }: PartProps) {
  const id = useId();
  return (
    <Section id={anchor} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint && <Quiet>{hint}</Quiet>}
      </header>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.l} ${space.huge};
  padding-block: ${space.xxl};
  border-top: 1px solid ${color.line};

  h2 {
    font-size: ${size.title};
  }

  header p {
    max-width: 36ch;
    margin-top: ${space.s};
  }

  > div {
    min-width: 0;
    max-width: 680px;
  }

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: ${space.xs} ${space.xl};
  }

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  @media (${from.medium}) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;
