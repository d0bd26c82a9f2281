import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  hello: 'Hello {name},\n\n{text}',
  helloOf: 'Hello,\n\n{text}',
});
