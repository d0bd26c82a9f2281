import { Page } from '@northlight/site-kit';
import { Persons } from '../../features/answer-persons/persons.tsx';
import { texts } from '../../texts/answer-persons.ts';

/** Route /admin/persons: who asks what is kept of them, or to be forgotten. */
export function PersonsPage() {
  return (
    <Page title={texts.privacyRequests}>
      <Persons />
    </Page>
  );
}
