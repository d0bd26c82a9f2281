import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/books-proof.ts';

const { Component: Section } = onDemand(async () => (await import('./books-proof-section.tsx')).BooksProofSection);

/** Whether the books add up, below the figures of the report: it loads by itself. */
export const BooksProof = () => (
  <PartBoundary whileLoading={<Spinner text={texts.loadingTheProof} />}>
    <Section />
  </PartBoundary>
);
