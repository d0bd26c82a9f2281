import type { DocumentRelease, PinnedFront } from '@northlight/contracts';

/** The releases that this document pins for its whole life. A document without them pins nothing: the frame stands alone. */
export const documentRelease: DocumentRelease = read();

export const pinnedFronts: readonly PinnedFront[] = documentRelease.fronts;

function read(): DocumentRelease {
  const text = document.getElementById('release')?.textContent;
  return text ? (JSON.parse(text) as DocumentRelease) : { shell: '', product: '', fronts: [] };
}
