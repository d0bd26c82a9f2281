import { type ContentKey, contentKeys } from '@northlight/contracts';
import { href, Link, Page, Row, Stack, useParams } from '@northlight/site-kit';
import { EmptyState } from '@northlight/site-kit/ui';
import { WriteText } from '../../features/write-text/write-text.tsx';
import { textPlaces } from '../../format/text-words.ts';
import { texts } from '../../texts/site-texts.ts';

/** Route /admin/texts/:key: one text in blocks. */
export function TextPage() {
  const params = useParams();
  const key = contentKeys.find((one) => one === params.key);
  return (
    <Page title={key ? textPlaces[key].title : texts.text}>
      <Stack $gap="xl">
        <Row $gap="xl">
          <Link to={href('adminTexts')}>{texts.backToSiteText}</Link>
          {key && <SeeIt of={key} />}
        </Row>
        {key ? <WriteText key={key} of={key} /> : <EmptyState title={texts.textNotFound} hint={texts.theresNoText} />}
      </Stack>
    </Page>
  );
}

const SeeIt = ({ of }: { readonly of: ContentKey }) => (
  <a href={textPlaces[of].to} target="_blank" rel="noopener">
    {texts.shownOnNewTab({ where: textPlaces[of].where })}
  </a>
);
