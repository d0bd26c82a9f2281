import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chosenFiles: 'Chosen files',
  pleaseChooseAtMostFiles: 'Please choose at most {mostFiles} files at once.',
  isNotAFile: '{name} is not a file of this kind: please choose {inWords}.',
  isEmpty: '{name} is empty.',
  isLargerThanMb: '{name} is larger than {value} MB.',
  aFile: 'a file',
  dropHereOrChoose: 'Drop {value} here, or <u>choose {value2}</u>',
  pleaseTryAgain: 'Please try again.',
  itIsShownAsSoon: 'It is shown as soon as it is ready.',
  uploading: 'Uploading... {sent}%',
  waitsForItsTurn: 'waits for its turn',
  isBeingDrawn: 'is being drawn',
  isShown: 'is shown',
  cannotBeShown: 'cannot be shown',
  filesThatWereSent: 'Files that were sent',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {fileName}',
});
