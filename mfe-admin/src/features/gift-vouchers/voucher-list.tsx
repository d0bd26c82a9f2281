import type { VoucherView } from '@northlight/contracts';
import { Spinner, Stack } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/gift-vouchers.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { useVouchers } from './use-vouchers.ts';
import { VoucherDialog } from './voucher-dialog.tsx';
import { VoucherTable } from './voucher-table.tsx';

/** Every voucher, or those that are looked for. */
export function VoucherList() {
  const [search, setSearch] = useState('');
  return (
    <Stack $gap="l">
      <SearchForm
        of="All gift vouchers"
        label={texts.findAVoucher}
        hint={texts.lastCharactersOfTheCode}
        search={search}
        onLook={setSearch}
      />
      <Found key={search} search={search} />
    </Stack>
  );
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function Found({ search }: { readonly search: string }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<VoucherView>();
  const { data: page, isPending, isPlaceholderData, refetch } = useVouchers(search, trail.at(-1));
  if (isPending) return <Spinner text={texts.loadingVouchers} />;
  if (!page) return <LoadFailure text={texts.couldntLoadVouchers} onRetry={() => void refetch()} />;
  if (page.items.length === 0) return <EmptyState {...emptyTexts(search)} />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <VoucherTable vouchers={page.items} onOpen={setOpen} />
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
      <DialogBoundary>
        {open && <VoucherDialog key={open.id} voucher={open} onClose={() => setOpen(undefined)} />}
      </DialogBoundary>
    </Stack>
  );
}

const emptyTexts = (search: string) =>
  search === ''
    ? { title: texts.noGiftVouchersIssuedYet, hint: texts.issueOneAndTheRecipient }
    : {
        title: texts.noVoucherFound,
        hint: texts.searchByTheLastFour,
      };
