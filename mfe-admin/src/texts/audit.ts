import { defineTexts } from '@northlight/site-kit';

export const texts = defineTexts({
  auditLog: 'Audit log',
});
