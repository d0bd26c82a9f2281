import { color, radius, size, space } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/ui.ts';

export interface FieldProblem {
  /** The id of the control that has the problem. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  readonly title?: string;
  /** Change it on every refused submit: the summary then takes the focus again (U28). */
  readonly attempt: number;
}

/** What is wrong with a form, in one place, each entry leading to its field. Nothing while there are no problems. */
export function ErrorSummary({ problems, title = texts.pleaseCheckTheseFields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={goTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const goTo = (fieldId: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
};

const Box = styled.div`
  padding: ${space.l} ${space.xl};
  border: 2px solid ${color.bad};
  border-radius: ${radius.s};

  h2 {
    margin-bottom: ${space.s};
    font-size: ${size.lead};
  }

  a {
    color: ${color.bad};
    font-weight: 600;
  }
`;
