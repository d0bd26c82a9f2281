import { type QueueView, type RetriedView, retriedAtOnce } from '@northlight/contracts';
import { Button, http } from '@northlight/site-kit';
import { ConfirmDialog, useFocusPassedOn } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { useDeed } from './use-operations.ts';

/** Has all failed jobs of a queue tried again, once somebody has said so twice. */
export function RetryAll({ queue: { name, failed } }: { readonly queue: QueueView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useDeed(() => setAsked(false));
  const button = useFocusPassedOn<HTMLButtonElement>();
  const retry = { does: () => http.post<RetriedView>(`/api/admin/queues/${name}/retry`), done };
  return (
    <>
      <Button ref={button} tone="secondary" isSmall onClick={() => setAsked(true)}>
        Retry all of {name}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Retry the failed jobs of ${name}?`}
        confirmText="Retry them"
        busyText="Retrying..."
        isBusy={isBusy}
        onConfirm={() => run(retry)}
        onCancel={() => setAsked(false)}
      >
        <p>{jobsText(failed)} will run again, with all their tries.</p>
      </ConfirmDialog>
    </>
  );
}

function jobsText(failed: number): string {
  if (failed > retriedAtOnce) return `The latest ${retriedAtOnce} of ${failed} jobs`;
  return failed === 1 ? 'One job' : `${failed} jobs`;
}

function done(answer: unknown): string {
  const { retried, left } = answer as RetriedView;
  const again = retried === 1 ? 'One job is tried again' : `${retried} jobs are tried again`;
  return left > 0 ? `${again}, ${left} are left` : again;
}
