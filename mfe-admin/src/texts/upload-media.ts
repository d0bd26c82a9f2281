import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chosenFiles: 'Selected files',
  pleaseChooseAtMostFiles: 'Please choose no more than {mostFiles} files at once.',
  isNotAFile: '{name} isn’t a supported file type: please choose {inWords}.',
  isEmpty: '{name} is empty.',
  isLargerThanMb: '{name} is larger than {most} MB.',
  aFile: 'Drop a file here, or <u>choose one</u>',
  dropHereOrChoose: 'Drop files here, or <u>choose them</u>',
  pleaseTryAgain: 'Please try again.',
  itIsShownAsSoon: 'It appears as soon as it’s ready.',
  uploading: 'Uploading... {sent}%',
  waitsForItsTurn: '<b>{fileName}</b> is waiting to be processed',
  isBeingDrawn: '<b>{fileName}</b> is being processed',
  isShown: '<b>{fileName}</b> is live',
  cannotBeShown: '<b>{fileName}</b> couldn’t be processed',
  filesThatWereSent: 'Uploaded files',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {fileName}',
});
