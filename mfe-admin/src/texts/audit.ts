import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  auditLog: 'Audit log',
});
