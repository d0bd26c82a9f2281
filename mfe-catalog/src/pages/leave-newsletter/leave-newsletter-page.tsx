import { unsubscribe } from '@northlight/client';
import { href, Link, Page, rich } from '@northlight/site-kit';
import { PressLink } from '../../features/newsletter/press-link.tsx';
import { texts } from '../../texts/leave-newsletter.ts';

/** Route /newsletter/unsubscribe#{link}. */
export function LeaveNewsletterPage() {
  return (
    <Page title={texts.unsubscribe}>
      <PressLink
        to={unsubscribe}
        button={texts.unsubscribe}
        busy={texts.unsubscribing}
        done={texts.youreUnsubscribedAndWeve}
        dead={
          <p>{rich(texts.openTheUnsubscribeLink, { link: (words) => <Link to={href('contact')}>{words}</Link> })}</p>
        }
      >
        <p>{texts.unsubscribeAndWellStopSending}</p>
      </PressLink>
    </Page>
  );
}
