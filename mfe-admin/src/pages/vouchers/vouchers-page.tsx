import { Button, Page, Stack, useSearchParams } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { IssueDialog } from '../../features/gift-vouchers/issue-dialog.tsx';
import { VoucherList } from '../../features/gift-vouchers/voucher-list.tsx';
import { texts } from '../../texts/vouchers.ts';

/** Route /admin/vouchers: gift vouchers, and the form for a new one, which `?issue=1` opens (G35). */
export function VouchersPage() {
  const [search, setSearch] = useSearchParams();
  const show = (issue: boolean) => setSearch(issue ? { issue: '1' } : {}, { replace: true });
  return (
    <Page title={texts.giftVouchers} lead={texts.issueAndManageGiftVouchers}>
      <Stack $gap="l">
        <div>
          <Button onClick={() => show(true)}>{texts.issueVoucher}</Button>
        </div>
        <VoucherList />
      </Stack>
      <DialogBoundary>{search.get('issue') === '1' && <IssueDialog onClose={() => show(false)} />}</DialogBoundary>
    </Page>
  );
}
