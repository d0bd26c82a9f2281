import { showOwnReview, stopReviewRequests } from '@northlight/client';
import { Button, callApi, Notice, Quiet } from '@northlight/site-kit';
import { texts } from '../../texts/write-review.ts';
import { useSending } from '../../use-sending.ts';
import type { Access } from './review-calls.ts';

interface StopRequestsProps {
  readonly access: Access;
  readonly mayBeAsked: boolean;
}

/** Ends the mails that ask for a review: the way out that each of them has. */
export function StopRequests({ access: { id, token }, mayBeAsked }: StopRequestsProps) {
  const { run, isBusy, problem } = useSending({
    send: () => callApi(stopReviewRequests, { params: { id }, token }),
    stale: [showOwnReview],
    onDone: () => undefined,
  });
  if (!mayBeAsked) return <Quiet>{texts.weWontAsk}</Quiet>;
  return (
    <div>
      <Quiet>{texts.weAskOnce}</Quiet>
      {problem && <Notice tone="bad" title={problem} />}
      <Button tone="quiet" isSmall isBusy={isBusy} busyText={texts.oneMoment} onClick={() => run({})}>
        {texts.dontAskMe}
      </Button>
    </div>
  );
}
