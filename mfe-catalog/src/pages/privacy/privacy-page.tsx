import { Page } from '@northlight/site-kit';
import { LongText } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/privacy.ts';
import { privacySections } from './privacy-sections.tsx';

/** The day of its last change of meaning. */
const since = '2026-11-27';

/** Route /privacy: what is kept, where and why (decisions.md G49). */
export function PrivacyPage() {
  return (
    <Page title={texts.privacy} lead={texts.whatWeStoreWhere}>
      <LongText sections={privacySections} since={since} />
    </Page>
  );
}
