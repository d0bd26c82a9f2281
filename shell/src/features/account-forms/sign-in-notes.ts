import { texts } from '../../texts/account-forms.ts';
/** What our own pages tell somebody whom they send to the sign-in. */
export const signInNotes = {
  registered: texts.yourAccountIsReadySign,
  adminReady: texts.theAdminAccountIsReady,
  passwordSaved: (username: string) =>
    username ? texts.yourNewPasswordIsSavedOf({ username }) : texts.yourNewPasswordIsSaved,
};

const ours = [
  new RegExp(`^${signInNotes.registered}$`),
  new RegExp(`^${signInNotes.adminReady}$`),
  new RegExp(`^${texts.yourNewPasswordIsSaved}$`),
  new RegExp(`^${texts.yourNewPasswordIsSavedOf({ username: '[\\p{L}\\p{N}_-]{3,30}' })}$`, 'u'),
];

/** Whether a text is one of them: anybody can write any other one behind a link to this site. */
export const isOurNote = (text: string): boolean => ours.some((note) => note.test(text));
