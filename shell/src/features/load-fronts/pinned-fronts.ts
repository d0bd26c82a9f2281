import type { DocumentRelease } from '@northlight/contracts';

/** The releases that this document pins for its whole life. An unreadable document pins nothing: the frame stands alone. */
export const readPinned = (): DocumentRelease => {
  const text = document.getElementById('release')?.textContent;
  return text ? (JSON.parse(text) as DocumentRelease) : { shell: '', product: '', fronts: [] };
};
