import type { FieldProblem } from '@northlight/site-kit/ui';
import { useState } from 'react';

/**
 * What a press was refused for. Things that the visitor can mend go from the summary as they are mended; what the server
 * said stays until the next press.
 */
export const useRefusal = (open: readonly FieldProblem[]) => {
  const [refused, setRefused] = useState(nothing);
  const isOpen = ({ fieldId, message }: FieldProblem) =>
    open.some((problem) => problem.fieldId === fieldId && problem.message === message);
  return {
    attempt: refused.attempt,
    problems: [...refused.problems, ...refused.shown.filter(isOpen)],
    show: (shown: readonly FieldProblem[], problems: readonly FieldProblem[] = []) =>
      setRefused(({ attempt }) => ({ attempt: attempt + 1, shown, problems })),
    clear: () => setRefused(({ attempt }) => ({ ...nothing, attempt })),
  };
};

const nothing = { attempt: 0, shown: [] as readonly FieldProblem[], problems: [] as readonly FieldProblem[] };

export type Refusal = ReturnType<typeof useRefusal>;
