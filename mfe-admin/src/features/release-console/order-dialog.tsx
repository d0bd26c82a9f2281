import type { FrontView, OrderFrontDto } from '@northlight/contracts';
import { Stack } from '@northlight/site-kit';
import { ConfirmDialog, TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/release-console.ts';
import { useOrder } from './use-fronts.ts';

interface OrderDialogProps {
  readonly action: Exclude<OrderFrontDto['action'], 'promote'>;
  /** As it was when somebody decided. */
  readonly front: FrontView;
  readonly onClose: () => void;
}

/** Says what an order does to visitors, and why it is given, before it counts. */
export function OrderDialog({ action, front, onClose }: OrderDialogProps) {
  const [reason, setReason] = useState('');
  const { order, isBusy, problem } = useOrder(front.app, onClose);
  const { title, confirm, effect } = words[action];
  const why = reason.trim();
  return (
    <ConfirmDialog
      isOpen
      title={title({ app: front.app })}
      confirmText={confirm}
      busyText={texts.working}
      isBusy={isBusy}
      onConfirm={() => order({ action, revision: front.revision, ...((why || action === 'kill') && { reason: why }) })}
      onCancel={onClose}
    >
      <Stack>
        <p>{effect(front)}</p>
        <TextField
          label={texts.reason}
          hint={action === 'kill' ? texts.reasonHint : texts.reasonHintOptional}
          isRequired={action === 'kill'}
          error={problem}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

const wayBack = ({ stable, candidate, lastGood, percent }: FrontView): string =>
  candidate
    ? texts.withdrawCandidate({ stable: stable.id, candidate: candidate.id, percent })
    : texts.backToLastGood({ stable: stable.id, lastGood: lastGood?.id ?? '' });

/** The front that this page is a part of. */
const thisFront = 'mfe-admin';

const words = {
  rollback: { title: texts.rollBackOf, confirm: texts.rollBack, effect: wayBack },
  kill: {
    title: texts.switchOffOf,
    confirm: texts.switchOff,
    effect: ({ app }: FrontView) => (app === thisFront ? texts.switchOffThisPage : texts.switchOffEffect({ app })),
  },
  revive: {
    title: texts.switchOnOf,
    confirm: texts.switchOn,
    effect: ({ stable }: FrontView) => texts.switchOnEffect({ stable: stable.id }),
  },
};
