import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  loadingTheGallery: 'Loading the gallery',
  theGalleryIsEmpty: 'The gallery is empty.',
  gallery: 'Gallery',
  willBeRemovedWhenYou: '{removed} will be removed when you save.',
  saveGallery: 'Save gallery',
  saving: 'Saving...',
  undo: 'Undo',
  picture: '{action}: picture {nth}',
  descriptionOfPicture: 'Description of picture {nth}',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  galleryUpdatedSuccessfully: 'Gallery updated successfully',
  couldntSaveTheGalleryPlease: 'Couldn’t save the gallery. Please try again.',
});
