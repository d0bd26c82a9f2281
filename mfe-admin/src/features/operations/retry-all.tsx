import { retryFailedJobs } from '@northlight/client';
import { type QueueView, type RetriedView, retriedAtOnce } from '@northlight/contracts';
import { Button, callApi } from '@northlight/site-kit';
import { ConfirmDialog, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/operations.ts';
import { useOperationAction } from './use-operations.ts';

/** Has all failed jobs of a queue tried again, once somebody has said so twice. */
export function RetryAll({ queue: { name, failed } }: { readonly queue: QueueView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useOperationAction(() => setAsked(false));
  const button = useFocusPassedOn<HTMLButtonElement>();
  const retry = async () => doneText(await callApi(retryFailedJobs, { params: { name } }));
  return (
    <>
      <Button ref={button} tone="secondary" isSmall onClick={() => setAsked(true)}>
        {texts.retryAll({ name })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.retryFailedJobs({ name })}
        confirmText={texts.retryThem}
        busyText={texts.retryingSentence}
        isBusy={isBusy}
        onConfirm={() => run(retry)}
        onCancel={() => setAsked(false)}
      >
        <p>{texts.willRunAgainWithAll({ failed: jobsText(failed) })}</p>
      </ConfirmDialog>
    </>
  );
}

function jobsText(failed: number): string {
  if (failed > retriedAtOnce) return texts.theLatestOfJobs({ retriedAtOnce, failed });
  return texts.jobOf({ failed });
}

const doneText = ({ retried, left }: RetriedView): string =>
  left > 0 ? texts.retryingJobOf({ retried, left }) : texts.retryingJob({ retried });
