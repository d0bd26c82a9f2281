import { href, LinkButton, Page } from '@northlight/site-kit';
import { PressLink } from '../../features/newsletter/press-link.tsx';

/** Route /newsletter/confirm#{link}: whoever reads the mail says yes (decisions.md G16). */
export function ConfirmNewsletterPage() {
  return (
    <Page title="Confirm your address">
      <PressLink
        to="/api/newsletter/confirm"
        button="Confirm my address"
        busy="Confirming..."
        done="You are on the list. Every newsletter has a link with which you leave it."
        next={
          <LinkButton to={href('experiences')} tone="secondary" isSmall>
            See what is on now
          </LinkButton>
        }
        dead={<p>Enter your address again at the foot of this page, and we will send you a new link.</p>}
      >
        <p>One press, and the newsletter comes to the address that this link was sent to.</p>
      </PressLink>
    </Page>
  );
}
