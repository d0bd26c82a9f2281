import type { FrontView, OrderFrontDto } from '@northlight/contracts';
import { Button, Row } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/release-console.ts';
import { OrderDialog } from './order-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';

/** An order that somebody is about to give, and the front as they saw it then: what comes meanwhile is another revision. */
interface Draft {
  readonly action: OrderFrontDto['action'];
  readonly front: FrontView;
}

const shell = 'shell';

/** What may be done with a front; each is confirmed before it counts. */
export function FrontActions({ front }: { readonly front: FrontView }) {
  const [draft, setDraft] = useState<Draft>();
  const { app, candidate, lastGood, stable, killed } = front;
  const open = (action: Draft['action']) => () => setDraft({ action, front });
  const hasWayBack = candidate !== null || (lastGood !== null && lastGood.id !== stable.id);
  return (
    <Row $gap="s">
      <Button tone="secondary" isSmall aria-label={texts.promoteOf({ app })} onClick={open('promote')}>
        {texts.promote}
      </Button>
      {hasWayBack && (
        <Button tone="secondary" isSmall aria-label={texts.rollBackOf({ app })} onClick={open('rollback')}>
          {texts.rollBack}
        </Button>
      )}
      {killed && (
        <Button tone="secondary" isSmall aria-label={texts.switchOnOf({ app })} onClick={open('revive')}>
          {texts.switchOn}
        </Button>
      )}
      {/* without the shell there is no page that could say so */}
      {!killed && app !== shell && (
        <Button tone="danger" isSmall aria-label={texts.switchOffOf({ app })} onClick={open('kill')}>
          {texts.switchOff}
        </Button>
      )}
      <DialogBoundary>{draft && <OrderOf draft={draft} onClose={() => setDraft(undefined)} />}</DialogBoundary>
    </Row>
  );
}

const OrderOf = ({ draft: { action, front }, onClose }: { readonly draft: Draft; readonly onClose: () => void }) =>
  action === 'promote' ? (
    <PromoteDialog front={front} onClose={onClose} />
  ) : (
    <OrderDialog action={action} front={front} onClose={onClose} />
  );
