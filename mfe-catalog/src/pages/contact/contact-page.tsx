import { Page } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import { Locations } from '../../features/contact/locations.tsx';
import { Support } from '../../features/contact/support.tsx';
import { ExpansionMap } from '../../features/venues/expansion-map.tsx';
import { WithVenues } from '../../features/venues/with-venues.tsx';
import { Halves, Night } from './contact-layout.ts';

/** Route /contact. */
export function ContactPage() {
  const locations = <WithVenues>{(venues) => <Locations venues={venues} />}</WithVenues>;
  const tabs = [
    { id: 'locations', title: 'Locations', content: locations },
    { id: 'support', title: 'Support', content: <Support /> },
  ];
  return (
    <Page title="Contact" lead="Come by, or see whether the answer is already here.">
      <Halves>
        <Tabs label="Contact" tabs={tabs} />
        <Night data-theme="dark">
          <WithVenues>{(venues) => <ExpansionMap venues={venues} />}</WithVenues>
        </Night>
      </Halves>
    </Page>
  );
}
