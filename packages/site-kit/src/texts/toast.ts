import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  notificationsF8: 'Notifications (F8)',
  close: 'Close',
});
