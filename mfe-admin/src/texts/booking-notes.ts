import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notes: 'Notes',
  loadingNotes: 'Loading notes',
  couldntLoadNotes: 'Couldn’t load notes.',
  notesArePersonalData: 'Notes are personal data and were erased with the customer’s name.',
  addANote: 'Add a note',
  newNote: 'New note',
  saveNote: 'Save note',
  saving: 'Saving…',
  staffAtTheDesk: 'Staff at the desk and the door can see it. The customer can ask to read it.',
  character: '{count, plural, one {# character} other {# characters}} too many.',
  characterOf: '{left, plural, one {# character} other {# characters}} left.',
  delete: 'Delete',
  deleteTheNote: 'Delete the note “{text}”',
  deleteThisNote: 'Delete this note?',
  deleteNote: 'Delete note',
  keepNote: 'Keep note',
  deleting: 'Deleting…',
  noOneWillSee: 'No one will see it anymore, and it can’t be restored.',
  noteSaved: 'Note saved',
  noteDeleted: 'Note deleted',
});
