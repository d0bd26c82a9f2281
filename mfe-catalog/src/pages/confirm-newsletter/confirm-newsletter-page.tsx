import { href, LinkButton, Page } from '@northlight/site-kit';
import { PressLink } from '../../features/newsletter/press-link.tsx';
import { texts } from '../../texts/confirm-newsletter.ts';

/** Route /newsletter/confirm#{link}: whoever reads the mail says yes (decisions.md G16). */
export function ConfirmNewsletterPage() {
  return (
    <Page title={texts.confirmYourAddress}>
      <PressLink
        to="/api/newsletter/confirm"
        button={texts.confirmMyAddress}
        busy={texts.confirming}
        done={texts.youAreOnTheList}
        next={
          <LinkButton to={href('experiences')} tone="secondary" isSmall>
            {texts.seeWhatIsOnNow}
          </LinkButton>
        }
        dead={<p>{texts.enterYourAddressAgain}</p>}
      >
        <p>{texts.onePressAndTheNewsletter}</p>
      </PressLink>
    </Page>
  );
}
