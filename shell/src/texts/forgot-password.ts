import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  forgotYourPassword: 'Forgot your password?',
  enterYourEmailAndWell: "Enter your email and we'll send you a link to reset your password.",
  rememberedItSign: 'Remembered it? <link>Sign in</link>',
});
