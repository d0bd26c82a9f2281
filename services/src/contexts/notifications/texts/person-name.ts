import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  hello: 'Hello{greeted}, {text}',
});
