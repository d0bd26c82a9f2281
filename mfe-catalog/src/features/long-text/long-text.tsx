import { dateText, from, Link, Prose, Quiet, space } from '@northlight/site-kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/long-text.ts';

export interface Section {
  /** Names the section in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LongTextProps {
  readonly sections: readonly Section[];
  /** The day from which this wording holds, yyyy-MM-dd. */
  readonly since: string;
}

/** A text that is looked up more often than read: its sections, what there is beside them, and how old it is. */
export function LongText({ sections, since }: LongTextProps) {
  const named = useId();
  return (
    <TwoColumns>
      <Contents aria-labelledby={named}>
        <Quiet id={named}>{texts.onThisPage}</Quiet>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
        <Quiet>{texts.effective({ since: dateText(since) })}</Quiet>
      </Contents>
      <Text>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {body}
          </section>
        ))}
      </Text>
    </TwoColumns>
  );
}

const TwoColumns = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xl}, 6vw, ${space.vast});

  @media (${from.large}) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

const Contents = styled.nav`
  align-self: start;

  ol {
    margin-block: ${space.xs} ${space.m};
  }

  a {
    display: inline-flex;
    min-height: 32px;
    align-items: center;
  }

  @media (${from.large}) {
    position: sticky;
    top: 112px;
    order: 1;
  }

  @media print {
    display: none;
  }
`;

const Text = styled(Prose)`
  section + section {
    margin-top: ${space.xxl};
  }

  section > * + * {
    margin-top: ${space.l};
  }
`;
