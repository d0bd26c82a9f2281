import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/arrange-gallery.ts';
import type { GalleryEditorProps } from './gallery-editor.tsx';

const { Component: GalleryEditor } = onDemand(async () => (await import('./gallery-editor.tsx')).GalleryEditor);

/** The gallery of a thing, below what its page is for: it comes after the page. */
export const GalleryPart = (props: GalleryEditorProps) => (
  <PartBoundary whileLoading={<Spinner text={texts.loadingTheGallery} />}>
    <GalleryEditor {...props} />
  </PartBoundary>
);
