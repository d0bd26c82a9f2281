import { texts } from '../../texts/ui.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, in its stated words (§8). */
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A part that did not load: says so and can be asked again, while the rest of the page works (U39, G42). */
export function LoadFailure({ text, onRetry, isRetrying = false }: LoadFailureProps) {
  return (
    <Notice tone="bad" title={text}>
      <Button tone="secondary" isSmall isBusy={isRetrying} busyText={texts.tryingAgain} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  );
}
