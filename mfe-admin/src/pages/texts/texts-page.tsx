import { Page } from '@northlight/site-kit';
import { TextList } from '../../features/text-list/text-list.tsx';
import { texts } from '../../texts/site-texts.ts';

/** Route /admin/texts: what the house may write without a release (G3, G13). */
export function TextsPage() {
  return (
    <Page title={texts.siteText} lead={texts.changesGoLiveImmediately}>
      <TextList />
    </Page>
  );
}
