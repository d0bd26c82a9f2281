import { Page } from '@northlight/site-kit';
import { Till } from '../../features/till/till.tsx';
import { texts } from '../../texts/till.ts';

/** Route /admin/till: what was taken at the desks, and the drawers. */
export function TillPage() {
  return (
    <Page title={texts.till} lead={texts.lead}>
      <Till />
    </Page>
  );
}
