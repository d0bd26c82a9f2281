import { type ContentKey, contentKeys } from '@northlight/contracts';
import { href, Link, onDemand, Page, PartBoundary, Row, Spinner, Stack, useParams } from '@northlight/site-kit';
import { EmptyState } from '@northlight/site-kit/ui';
import { textPlaces } from '../../text-words.ts';

/** Route /admin/texts/:key: one text in blocks. */
export function TextPage() {
  const params = useParams();
  const key = contentKeys.find((one) => one === params.key);
  return (
    <Page title={key ? textPlaces[key].title : 'Text'}>
      <Stack $gap="xl">
        <Row $gap="xl">
          <Link to={href('adminTexts')}>Back to site text</Link>
          {key && <SeeIt of={key} />}
        </Row>
        {key ? <Writing of={key} /> : <EmptyState title="Text not found" hint="There’s no text with this name." />}
      </Stack>
    </Page>
  );
}

/** Comes when somebody writes: the list of texts and the messages do without it. */
const { Component: WriteText } = onDemand(
  async () => (await import('../../features/write-text/write-text.tsx')).WriteText,
);

const Writing = ({ of }: { readonly of: ContentKey }) => (
  <PartBoundary whileLoading={<Spinner text="Loading the text" />}>
    <WriteText key={of} of={of} />
  </PartBoundary>
);

const SeeIt = ({ of }: { readonly of: ContentKey }) => (
  <a href={textPlaces[of].to} target="_blank" rel="noopener">
    Shown on: {textPlaces[of].where} (new tab)
  </a>
);
