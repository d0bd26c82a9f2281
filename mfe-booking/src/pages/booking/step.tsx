import { color, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface StepProps {
  readonly title: string;
  /** Of its heading, where a link may lead to this part. */
  readonly headingId?: string;
  /** What was lost here, and why. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the form under its own heading. */
export function Step({ title, headingId, notice, children }: StepProps) {
  return (
    <Section>
      <h2 id={headingId} tabIndex={headingId ? -1 : undefined}>
        {title}
      </h2>
      {notice && <Notice>{notice}</Notice>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  padding-block: ${space.xl} ${space.xxl};

  & + & {
    border-top: 1px solid ${color.line};
  }

  > h2 {
    margin-bottom: ${space.l};

    &:focus {
      outline: none;
    }
  }
`;

const Notice = styled.p`
  margin-bottom: ${space.m};
  padding-left: ${space.m};
  border-left: 4px solid ${color.few};
  color: ${color.few};
  font-size: ${size.small};
  font-weight: 600;
`;
