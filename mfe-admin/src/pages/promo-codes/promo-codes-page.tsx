import { Button, Page, Stack } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { CreateDialog } from '../../features/promo-codes/create-dialog.tsx';
import { PromoCodeList } from '../../features/promo-codes/promo-code-list.tsx';
import { texts } from '../../texts/promo-codes.ts';

/** Route /admin/promo-codes: what takes something off, for whom, until when. */
export function PromoCodesPage() {
  const [isCreating, setCreating] = useState(false);
  return (
    <Page title={texts.promoCodes} lead={texts.createAndEndPromoCodes}>
      <Stack $gap="l">
        <div>
          <Button onClick={() => setCreating(true)}>{texts.createPromoCode}</Button>
        </div>
        <PromoCodeList />
      </Stack>
      <DialogBoundary>{isCreating && <CreateDialog onClose={() => setCreating(false)} />}</DialogBoundary>
    </Page>
  );
}
