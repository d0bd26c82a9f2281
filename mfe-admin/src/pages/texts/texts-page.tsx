import { Page } from '@northlight/site-kit';
import { TextList } from '../../features/text-list/text-list.tsx';

/** Route /admin/texts: what the house may write without a release (G3, G13). */
export function TextsPage() {
  return (
    <Page title="Site text" lead="Changes go live immediately.">
      <TextList />
    </Page>
  );
}
