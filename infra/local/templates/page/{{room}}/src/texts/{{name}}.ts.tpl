import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  {{camel}}: '{{Words}}',
});
