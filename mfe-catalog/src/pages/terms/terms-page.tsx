import { termsVersion } from '@northlight/contracts';
import { Page } from '@northlight/site-kit';
import { LongText } from '../../features/long-text/long-text.tsx';
import { termsSections } from './terms-sections.tsx';

/** Route /terms: what one agrees to with a booking, an order or an account (decisions.md G49). */
export function TermsPage() {
  return (
    <Page title="Terms and Conditions" lead="In plain words, so that both of us know what was agreed.">
      <LongText sections={termsSections} since={termsVersion} />
    </Page>
  );
}
