import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notes: 'Notes',
  readingTheNotes: 'Loading notes',
  theNotesCouldNot: 'Couldn’t load notes.',
  notesAreAboutTheCustomer: 'Notes are personal data and were erased with the customer’s name.',
  writeANote: 'Add a note',
  newNote: 'New note',
  saveNote: 'Save note',
  saving: 'Saving…',
  theDeskAndTheDoor: 'Staff at the desk and the door can see it. The customer can ask to read it.',
  charactersTooMany: '{count, plural, one {# character} other {# characters}} too many.',
  charactersLeft: '{left, plural, one {# character} other {# characters}} left.',
  takeAway: 'Delete',
  takeAwayTheNote: 'Delete the note “{text}”',
  takeThisNoteAway: 'Delete this note?',
  takeItAway: 'Delete note',
  keepIt: 'Keep note',
  takingItAway: 'Deleting…',
  nobodySeesItAnyMore: 'No one will see it anymore, and it can’t be restored.',
  noteSaved: 'Note saved',
  noteTakenAway: 'Note deleted',
});
