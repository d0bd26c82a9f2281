import { cutText } from '@northlight/contracts';
import { Page, useQuery, useSearchParams } from '@northlight/site-kit';
import { NetworkMap } from '@northlight/site-kit/network-map';
import { Tabs } from '@northlight/site-kit/ui';
import { Locations } from '../../features/contact/locations.tsx';
import { MessageForm } from '../../features/contact/message-form.tsx';
import { useMessageForm } from '../../features/contact/use-message-form.ts';
import { Content } from '../../features/content/content.tsx';
import { venuesOptions } from '../../features/venues/use-venues.ts';
import { WithVenues } from '../../features/venues/with-venues.tsx';
import { Beside, Halves, Night } from './contact-layout.ts';
import { useTab } from './use-tab.ts';

const longestSubject = 150;

/** Route /contact?tab=&subject=. What is typed into the form outlives a look at the other tabs. */
export function ContactPage() {
  const [params] = useSearchParams();
  const form = useMessageForm(cutText(params.get('subject') ?? '', longestSubject));
  const { data: venues = [] } = useQuery(venuesOptions);
  const [selected, select] = useTab(['general', 'locations', 'support']);
  const tabs = [
    { id: 'general', title: 'General', content: <MessageForm form={form} venues={venues} /> },
    {
      id: 'locations',
      title: 'Locations',
      content: <WithVenues>{(all) => <Locations venues={all} />}</WithVenues>,
    },
    { id: 'support', title: 'Support', content: <Support /> },
  ];
  return (
    <Page title="Contact" lead="Write to us, come by, or see whether the answer is already here.">
      <Halves>
        <Tabs label="Contact" tabs={tabs} selected={selected} onSelect={select} />
        <Beside>
          <Night data-theme="dark">
            <WithVenues>{(all) => <NetworkMap venues={all} />}</WithVenues>
          </Night>
          <section aria-labelledby="follow">
            <h2 id="follow">Follow us</h2>
            <Content of="social" named="the links" height="96px" />
            <p>
              <a href="#newsletter">The newsletter: sign up below</a>
            </p>
          </section>
        </Beside>
      </Halves>
    </Page>
  );
}

/** Support contacts, online hours, FAQ (§2 Contact). */
function Support() {
  return (
    <>
      <Content of="support" named="the support contacts" height="280px" />
      <section aria-labelledby="answers">
        <h2 id="answers">What people ask</h2>
        <Content of="contact-faq" named="the answers" height="360px" />
      </section>
    </>
  );
}
