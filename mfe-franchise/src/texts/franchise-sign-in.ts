import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  franchiseSign: 'Franchise sign-in',
  username: 'Username',
  password: 'Password',
  rememberMeFor30Days: 'Remember me for 30 days',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  dontHaveAnAccountRegister: "Don't have an account? <link>Register</link>",
  invalidUsernameOrPassword: 'Invalid username or password. Please try again.',
  anErrorOccurredDuringLogin: 'An error occurred during login. Please try again.',
});
