import { confirmSubscription } from '@northlight/client';
import { href, LinkButton, Page } from '@northlight/site-kit';
import { PressLink } from '../../features/newsletter/press-link.tsx';
import { texts } from '../../texts/confirm-newsletter.ts';

/** Route /newsletter/confirm#{link}: whoever reads the mail says yes (decisions.md G16). */
export function ConfirmNewsletterPage() {
  return (
    <Page title={texts.confirmYourSubscription}>
      <PressLink
        to={confirmSubscription}
        button={texts.confirmSubscription}
        busy={texts.confirming}
        done={texts.youreOnTheListEvery}
        next={
          <LinkButton to={href('experiences')} tone="secondary" isSmall>
            {texts.exploreExperiences}
          </LinkButton>
        }
        dead={<p>{texts.enterYourEmailAgain}</p>}
      >
        <p>{texts.confirmThatYoudLike}</p>
      </PressLink>
    </Page>
  );
}
