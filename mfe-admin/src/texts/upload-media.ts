import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  selectedFiles: 'Selected files',
  pleaseChooseNoMoreThan: 'Please choose no more than {mostFiles} files at once.',
  isntASupportedFileType: '{name} isn’t a supported file type: please choose {inWords}.',
  isEmpty: '{name} is empty.',
  isLargerThanMb: '{name} is larger than {most} MB.',
  dropAFileHere: 'Drop a file here, or <u>choose one</u>',
  dropFilesHereOrChoose: 'Drop files here, or <u>choose them</u>',
  pleaseTryAgain: 'Please try again.',
  itAppearsAsSoonAs: 'It appears as soon as it’s ready.',
  uploading: 'Uploading... {sent}%',
  isWaitingToBeProcessed: '<b>{fileName}</b> is waiting to be processed',
  isBeingProcessed: '<b>{fileName}</b> is being processed',
  isLive: '<b>{fileName}</b> is live',
  couldntBeProcessed: '<b>{fileName}</b> couldn’t be processed',
  uploadedFiles: 'Uploaded files',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {fileName}',
});
