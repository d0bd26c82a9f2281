/** What a part is for and how it is used: one to three sentences above its states. */
export const usage = (text: string) => ({ docs: { description: { component: text } } });

/** For what covers the page: in the documentation each state has a page of its own, as high as this. */
export const ownPage = { docs: { story: { inline: false, height: '560px' } } };

/** Globals of a story that is seen as with a pointer over all of it. */
export const hovered = { pseudo: { hover: true } };

/** Globals of a story that is seen as if each of its controls had been reached by keyboard. */
export const focused = {
  pseudo: { focusVisible: ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'] },
};
