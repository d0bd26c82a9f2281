import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  thisVideoHasNoSpeech: 'This video has no speech.',
  picturesOf: 'Pictures of {name}',
  of: '{shown} of {pictures}',
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  ofOf: '{at} of {media}',
  video: 'Video',
  picture: 'Picture',
  of2: '{shown} of {media}',
  noPicturesOfThisVenue: 'No pictures of this venue yet.',
  pictureOf: '{name}, picture {nth}',
});
