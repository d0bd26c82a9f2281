/** What our own pages tell somebody whom they send to the sign-in. */
export const signInNotes = {
  registered: 'Your account is ready. Sign in with your new password.',
  adminReady: 'The admin account is ready. Sign in with its password.',
  passwordSaved: (username: string) => `Your new password is saved. Sign in with it${username && ` as ${username}`}.`,
};

const ours = [
  new RegExp(`^${signInNotes.registered}$`),
  new RegExp(`^${signInNotes.adminReady}$`),
  /^Your new password is saved\. Sign in with it(?: as [\p{L}\p{N}_-]{3,30})?\.$/u,
];

/** Whether a text is one of them: anybody can write any other one behind a link to this site. */
export const isOurNote = (text: string): boolean => ours.some((note) => note.test(text));
