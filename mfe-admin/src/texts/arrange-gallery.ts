import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thereIsNothing: 'There is nothing in the gallery yet.',
  gallery: 'Gallery',
  toBeRemovedWhenYou: '{removed} to be removed when you save.',
  saveGallery: 'Save gallery',
  saving: 'Saving...',
  undo: 'Undo',
  picture: '{text}: picture {nth}',
  whatPictureShows: 'What picture {nth} shows',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  galleryUpdatedSuccessfully: 'Gallery updated successfully',
  theGalleryCouldNot: 'The gallery could not be saved. Please try again.',
});
