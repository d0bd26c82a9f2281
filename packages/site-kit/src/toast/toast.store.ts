import { create } from 'zustand';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `bad` is spoken at once (role=alert), the others when there is a pause (role=status) (U43). */
  readonly tone?: 'plain' | 'good' | 'bad';
}

interface Shown {
  readonly message: (ToastMessage & { readonly id: number }) | undefined;
}

export const toastStore = create<Shown>()(() => ({ message: undefined }));

let shownSoFar = 0;

/** Shows a message for five seconds. One at a time: the next one replaces it (§2, §9). */
export const toast = (message: ToastMessage) => {
  shownSoFar += 1;
  toastStore.setState({ message: { ...message, id: shownSoFar } });
};

/** Takes down the toast with this id, and no later one. */
export const dismissToast = (id: number) =>
  toastStore.setState(({ message }) => (message?.id === id ? { message: undefined } : {}));
