import { type ContentKey, contentKeys } from '@northlight/contracts';
import { href, Link, onDemand, Page, PartBoundary, Row, Spinner, Stack, useParams } from '@northlight/site-kit';
import { EmptyState } from '@northlight/site-kit/ui';
import { textPlaces } from '../../text-words.ts';
import { texts } from '../../texts/texts.ts';

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
        {key ? <Writing of={key} /> : <EmptyState title={texts.textNotFound} hint={texts.thereIsNone} />}
      </Stack>
    </Page>
  );
}

/** Comes when somebody writes: the list of texts and the messages do without it. */
const { Component: WriteText } = onDemand(
  async () => (await import('../../features/write-text/write-text.tsx')).WriteText,
);

const Writing = ({ of }: { readonly of: ContentKey }) => (
  <PartBoundary whileLoading={<Spinner text={texts.loadingTheText} />}>
    <WriteText key={of} of={of} />
  </PartBoundary>
);

const SeeIt = ({ of }: { readonly of: ContentKey }) => (
  <a href={textPlaces[of].to} target="_blank" rel="noopener">
    {texts.shownOn({ where: textPlaces[of].where })}
  </a>
);
