import { href, Link, Page } from '@northlight/site-kit';
import { PressLink } from '../../features/newsletter/press-link.tsx';

/** Route /newsletter/unsubscribe#{link}. */
export function LeaveNewsletterPage() {
  return (
    <Page title="Unsubscribe">
      <PressLink
        to="/api/newsletter/unsubscribe"
        button="Unsubscribe"
        busy="Unsubscribing..."
        done="You get no newsletter any more, and your address is forgotten."
        dead={
          <p>
            Open the link of the latest newsletter again, or <Link to={href('contact')}>write to us</Link>.
          </p>
        }
      >
        <p>One press, and no newsletter comes to you any more. We forget your address at once.</p>
      </PressLink>
    </Page>
  );
}
