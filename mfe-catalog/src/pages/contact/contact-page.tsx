import { cutText } from '@northlight/contracts';
import { href, Link, Page, rich, space, useQuery, useSearchParams } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { Locations } from '../../features/contact/locations.tsx';
import { MessageForm } from '../../features/contact/message-form.tsx';
import { useMessageForm } from '../../features/contact/use-message-form.ts';
import { Content } from '../../features/content/content.tsx';
import { MainVenueMap } from '../../features/venues/main-venue-map.tsx';
import { venuesOptions } from '../../features/venues/use-venues.ts';
import { WithVenues } from '../../features/venues/with-venues.tsx';
import { texts } from '../../texts/contact.ts';
import { Beside, TwoColumns } from './contact-layout.ts';
import { useTab } from './use-tab.ts';

const MAX_SUBJECT_LENGTH = 150;

/** Route /contact?tab=&subject=. What is typed into the form outlives a look at the other tabs. */
export function ContactPage() {
  const [params] = useSearchParams();
  const form = useMessageForm(cutText(params.get('subject') ?? '', MAX_SUBJECT_LENGTH));
  const { data: venues = [] } = useQuery(venuesOptions);
  const [selected, select] = useTab(['general', 'locations', 'support']);
  const tabs = [
    {
      id: 'general',
      title: texts.general,
      content: (
        <>
          <Faq>
            {rich(texts.lookingForAQuickAnswer, {
              link: (words) => <Link to={href('contact', { tab: 'support' })}>{words}</Link>,
            })}
          </Faq>
          <MessageForm form={form} venues={venues} />
        </>
      ),
    },
    {
      id: 'locations',
      title: texts.locations,
      content: <WithVenues>{(all) => <Locations venues={all} />}</WithVenues>,
    },
    { id: 'support', title: texts.support, content: <Support /> },
  ];
  return (
    <Page title={texts.contact} lead={texts.sendAMessageVisitUs}>
      <TwoColumns>
        <Tabs label={texts.contact} tabs={tabs} selected={selected} onSelect={select} />
        <Beside>
          <WithVenues>{(all) => <MainVenueMap venues={all} />}</WithVenues>
          <section aria-labelledby="follow">
            <h2 id="follow">{texts.followUs}</h2>
            <Content of="social" named={texts.ourSocialLinks} height="96px" />
            <p>
              <a href="#newsletter">{texts.signUpForOurNewsletter}</a>
            </p>
          </section>
        </Beside>
      </TwoColumns>
    </Page>
  );
}

const Faq = styled.p`
  margin-bottom: ${space.l};
`;

/** Support contacts, online hours, FAQ (§2 Contact). */
function Support() {
  return (
    <>
      <Content of="support" named={texts.ourSupportContacts} height="280px" />
      <section aria-labelledby="answers">
        <h2 id="answers">{texts.frequentlyAskedQuestions}</h2>
        <Content of="contact-faq" named={texts.theFaq} height="360px" />
      </section>
    </>
  );
}
