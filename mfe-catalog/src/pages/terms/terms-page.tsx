import { termsVersion } from '@northlight/contracts';
import { Page } from '@northlight/site-kit';
import { LongText } from '../../features/long-text/long-text.tsx';
import { texts } from '../../texts/terms.ts';
import { termsSections } from './terms-sections.tsx';

/** Route /terms: what one agrees to with a booking, an order or an account (decisions.md G49). */
export function TermsPage() {
  return (
    <Page title={texts.termsAndConditions} lead={texts.whatWeBothAgree}>
      <LongText sections={termsSections} since={termsVersion} />
    </Page>
  );
}
