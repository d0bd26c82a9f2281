import { href, LinkButton, Page } from '@northlight/site-kit';
import { texts } from '../../texts/start.ts';

/** Route {{route}}. */
export function StartPage() {
  return (
    <Page title={texts.title}>
      <LinkButton to={href('experiences')}>{texts.open}</LinkButton>
    </Page>
  );
}
