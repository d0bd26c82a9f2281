import { type ReactNode, Suspense, useState } from 'react';
import { texts } from '../../texts/ui.ts';
import { LoadFailure } from '../feedback/load-failure.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly whileLoading?: ReactNode;
}

/** Around a part of a page that is loaded when it is shown: where it does not come, the page stays and it can be retried. */
export function PartBoundary({ children, whileLoading }: PartBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  return (
    <ErrorBoundary resetKey={attempt} fallback={<LoadFailure text={texts.couldntLoadThisPart} onRetry={again} />}>
      <Suspense fallback={whileLoading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
