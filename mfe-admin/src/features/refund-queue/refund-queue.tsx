import { type RefundState, type RefundSum, type RefundView, refundStates } from '@northlight/contracts';
import { money, Quiet, Spinner, Stack, useSession, useTab } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/refund-queue.ts';
import { Pager } from '../../ui/pager.tsx';
import { RefundTable } from './refund-table.tsx';
import { emptyTexts, stateTitles } from './refund-words.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { useRefunds } from './use-refunds.ts';

const states: readonly RefundState[] = ['requested', 'failed', 'processing', 'refunded', 'none'];

/** Who is owed money, tab by tab; which tab is open stands in the address. */
export function RefundQueue() {
  const { selected, onSelect } = useTab(states);
  const state = refundStates.find((one) => one === selected) ?? 'requested';
  const { data } = useRefunds(state, undefined);
  const tabs = states.map((id) => ({
    id,
    title: titleOf(id, data?.sums),
    content: id === state && <RefundPages key={id} state={id} />,
  }));
  return <Tabs label={texts.refunds} tabs={tabs} selected={state} onSelect={onSelect} />;
}

const titleOf = (state: RefundState, sums: readonly RefundSum[] | undefined): string => {
  const sum = sums?.find((one) => one.state === state);
  return sums ? `${stateTitles[state]} (${sum?.count ?? 0})` : stateTitles[state];
};

/** Page after page; `trail` has where each began, so that there is a way back. */
function RefundPages({ state }: { readonly state: RefundState }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: page, isPending, isPlaceholderData, refetch } = useRefunds(state, trail.at(-1));
  // the last refund of a later page was settled: the page before has the others
  if (page?.items.length === 0 && !isPlaceholderData && trail.length > 0) setTrail(trail.slice(0, -1));
  if (isPending) return <Spinner text={texts.loadingRefunds} />;
  if (!page) return <LoadFailure text={texts.couldntLoadRefunds} onRetry={() => void refetch()} />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <Quiet role="status">{sumText(state, page.sums)}</Quiet>
      <Refunds state={state} refunds={page.items} />
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
    </Stack>
  );
}

interface RefundsProps {
  readonly state: RefundState;
  readonly refunds: readonly RefundView[];
}

/** Only admins settle what is open: it is money. */
function Refunds({ state, refunds }: RefundsProps) {
  const { user } = useSession();
  const [open, setOpen] = useState<RefundView>();
  const [title, hint] = emptyTexts[state];
  if (refunds.length === 0) return <EmptyState title={title} hint={hint} />;
  const maySettle = user?.isAdmin && (state === 'requested' || state === 'failed');
  return (
    <>
      <RefundTable caption={stateTitles[state]} refunds={refunds} onSettle={maySettle ? setOpen : undefined} />
      {!user?.isAdmin && <Quiet>{texts.onlyAdminsCanResolveRefunds}</Quiet>}
      <DialogBoundary>
        {open && <SettleDialog key={open.bookingId} refund={open} onClose={() => setOpen(undefined)} />}
      </DialogBoundary>
    </>
  );
}

const sumText = (state: RefundState, sums: readonly RefundSum[]): string => {
  const { count: many = 0, amount = 0 } = sums.find((one) => one.state === state) ?? {};
  return state === 'none' ? texts.refund({ many }) : texts.refundOf({ many, amount: money(amount) });
};
