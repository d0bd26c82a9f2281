import { Page } from '@northlight/site-kit';
import { TextList } from '../../features/text-list/text-list.tsx';

/** Route /admin/texts: what the house may write without a release (G3, G13). */
export function TextsPage() {
  return (
    <Page title="Texts" lead="What you write here, visitors read from their next look on.">
      <TextList />
    </Page>
  );
}
