import { Button, Notice } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

/** The part of a query's result that a step shows: what is there, what is on its way, what failed. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface LoadFailedProps {
  readonly text: string;
  readonly onRetry: () => unknown;
}

/** What could not be loaded, and the way to try again; the rest of the page stays (U39). */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <Notice tone="bad" title={text}>
      <Button tone="secondary" isSmall onClick={() => void onRetry()}>
        {texts.retry}
      </Button>
    </Notice>
  );
}
