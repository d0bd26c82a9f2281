import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notes: 'Notes',
  readingTheNotes: 'Reading the notes',
  theNotesCouldNot: 'The notes could not be loaded.',
  notesAreAboutTheCustomer: 'Notes are about the customer, and went with the name.',
  writeANote: 'Write a note',
  newNote: 'New note',
  saveNote: 'Save note',
  saving: 'Saving…',
  theDeskAndTheDoor: 'The desk and the door see it. Its customer may ask to read it.',
  charactersTooMany: '{count, plural, one {# character} other {# characters}} too many.',
  charactersLeft: '{left, plural, one {# character} other {# characters}} left.',
  takeAway: 'Take away',
  takeAwayTheNote: 'Take away the note “{text}”',
  takeThisNoteAway: 'Take this note away?',
  takeItAway: 'Take it away',
  keepIt: 'Keep it',
  takingItAway: 'Taking it away…',
  nobodySeesItAnyMore: 'Nobody sees it any more, and it cannot be brought back.',
  noteSaved: 'Note saved',
  noteTakenAway: 'Note taken away',
});
