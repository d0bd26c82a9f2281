import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheGallery: 'Loading the gallery',
  thereIsNothing: 'The gallery is empty.',
  gallery: 'Gallery',
  toBeRemovedWhenYou: '{removed} will be removed when you save.',
  saveGallery: 'Save gallery',
  saving: 'Saving...',
  undo: 'Undo',
  picture: '{action}: picture {nth}',
  whatPictureShows: 'Description of picture {nth}',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  galleryUpdatedSuccessfully: 'Gallery updated successfully',
  theGalleryCouldNot: 'Couldn’t save the gallery. Please try again.',
});
